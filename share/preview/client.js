// Runs on pages that `coursebuild serve` shows, and on no page of a built site: reloads the page when it changed, and
// shows what is wrong with the course.
"use strict";

(() => {
    const own = document.currentScript.dataset;
    const address = "/-/events?path=" + encodeURIComponent(location.pathname);

    // Reloading ----------------------------------------------------------------------------------------------------

    // The place that is being read, relative to the nearest heading above it: text above may grow or shrink.
    const rememberPlace = () => {
        let anchor = null;
        for (const heading of document.querySelectorAll(":is(h1, h2, h3, h4, h5, h6)[id]")) {
            if (heading.getBoundingClientRect().top > innerHeight / 3) break;
            anchor = heading;
        }
        const top = anchor ? anchor.getBoundingClientRect().top : -scrollY;
        const open = [...document.querySelectorAll("details")].map((details) => details.open);
        keep("coursebuild-place", { page: location.pathname, anchor: anchor?.id ?? null, top, open });
    };

    const restorePlace = () => {
        const place = take("coursebuild-place");
        if (!place || place.page !== location.pathname) return;
        const details = document.querySelectorAll("details");
        if (details.length === place.open.length) {
            details.forEach((element, position) => { element.open = place.open[position]; });
        }
        const scroll = () => {
            const anchor = place.anchor === null ? null : document.getElementById(place.anchor);
            const top = anchor ? anchor.getBoundingClientRect().top + scrollY : 0;
            scrollTo({ top: top - place.top, behavior: "instant" });
        };
        scroll();
        // Once more when pictures and fonts have their sizes. The browser remembers places again only later: told so
        // while it ends loading, it would still go to the old distance from the page's top.
        const finish = () => {
            scroll();
            setTimeout(() => { history.scrollRestoration = "auto"; }, 500);
        };
        if (document.readyState === "complete") finish();
        else addEventListener("load", finish, { once: true });
    };

    const reload = () => {
        rememberPlace();
        source?.close();
        history.scrollRestoration = "manual";
        location.reload();
    };

    const swapStyles = (version) => {
        own.styles = version;
        for (const old of document.querySelectorAll('link[rel="stylesheet"]')) {
            const link = old.cloneNode();
            const url = new URL(old.href);
            url.search = version;
            link.href = url.href;
            // The old one stays until the new one is there, so that the page is never bare.
            link.addEventListener("load", () => old.remove());
            link.addEventListener("error", () => link.remove());
            old.after(link);
        }
    };

    // Storage may be off: then the page reloads at its top.
    const keep = (name, value) => {
        try { sessionStorage.setItem(name, JSON.stringify(value)); } catch { /* not kept */ }
    };
    const recall = (name) => {
        try { return JSON.parse(sessionStorage.getItem(name)); } catch { return null; }
    };
    const take = (name) => {
        const value = recall(name);
        try { sessionStorage.removeItem(name); } catch { /* nothing is there */ }
        return value;
    };

    // Errors -------------------------------------------------------------------------------------------------------

    // The page's styles must not reach the panel: they may be what is being worked on.
    let host = null;
    let shown = "";

    const element = (name, className, ...content) => {
        const result = document.createElement(name);
        if (className) result.className = className;
        result.append(...content.filter((part) => part !== null && part !== undefined));
        return result;
    };

    const button = (className, label, action) => {
        const result = element("button", className, label);
        result.type = "button";
        result.addEventListener("click", action);
        return result;
    };

    const place = (problem) => {
        if (!problem.place) return null;
        const parts = problem.place.match(/^(.*\/)?([^/]*?)(:\d+:\d+)$/) ?? [null, "", problem.place, ""];
        return element(
            "p", "place", element("span", "folder", parts[1] ?? ""), element("b", "", parts[2]),
            element("span", "position", parts[3]));
    };

    const excerpt = (problem) => {
        const line = problem.excerpt;
        if (!line) return problem.found ? element("p", "found", problem.found) : null;
        const code = element("code", "", line.before, element("mark", "", line.part || " "), line.after);
        const box = element("pre", "", element("span", "number", String(line.line)), code);
        box.tabIndex = 0;
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", "Line " + line.line);
        return element("div", "excerpt", box, problem.found ? element("p", "found", problem.found) : null);
    };

    const fix = (problem) => {
        if (!problem.fix) return null;
        const copy = button("copy", "Copy", async () => {
            try {
                await navigator.clipboard.writeText(problem.fix);
                copy.textContent = "Copied";
            } catch {
                copy.textContent = "Select and copy it";
            }
        });
        return element("p", "fix", element("code", "", problem.fix), copy);
    };

    const item = (problem) => element(
        "li", problem.severity, place(problem), element("p", "summary", problem.summary), excerpt(problem),
        ...problem.notes.map((note) => element("p", "note", note)),
        problem.help ? element("p", "help", problem.help) : null, fix(problem));

    const title = (count) => count === 1 ? "1 error" : count + " errors";

    const show = (state) => {
        const content = JSON.stringify([state.problems, state.count, state.isStale, state.isUnfinished]);
        if (content === shown) return;
        shown = content;
        host?.remove();
        host = null;
        if (state.count === 0) {
            take("coursebuild-dismissed");
            return;
        }
        const list = element("ul", "problems", ...state.problems.map(item));
        list.setAttribute("role", "list");
        const more = state.count - state.problems.length;
        const panel = element(
            "section", "panel",
            element("header", "",
                element("h2", "", title(state.count)),
                element("p", "state", state.isUnfinished
                    ? "The page was never without errors: it shows what could be read."
                    : state.isStale
                    ? "The page shows the last version without errors."
                    : "The page is up to date; the errors are elsewhere."),
                button("close", "Hide", () => setDismissed(true))),
            list,
            more > 0 ? element("p", "more", "and " + more + " more in the terminal") : null);
        panel.setAttribute("aria-label", "Errors of the course");
        const pill = button("pill", title(state.count), () => setDismissed(false));

        const setDismissed = (isDismissed) => {
            panel.hidden = isDismissed;
            pill.hidden = !isDismissed;
            if (isDismissed) keep("coursebuild-dismissed", content);
            else take("coursebuild-dismissed");
            if (host.isConnected) (isDismissed ? pill : panel.querySelector(".close")).focus();
        };
        panel.addEventListener("keydown", (event) => {
            if (event.key === "Escape") setDismissed(true);
        });

        host = document.createElement("coursebuild-problems");
        const root = host.attachShadow({ mode: "open" });
        const styles = document.createElement("link");
        styles.rel = "stylesheet";
        styles.href = "/-/overlay.css";
        // Read aloud when it appears, without taking the focus away from what is being read.
        const live = element("div", "", panel, pill);
        live.setAttribute("role", "status");
        live.hidden = true;
        styles.addEventListener("load", () => { live.hidden = false; });
        const isDismissed = recall("coursebuild-dismissed") === content;
        panel.hidden = isDismissed;
        pill.hidden = !isDismissed;
        root.append(styles, live);
        document.body.append(host);
    };

    // Events -------------------------------------------------------------------------------------------------------

    let source = null;

    const listen = () => {
        if (source && source.readyState !== EventSource.CLOSED) return;
        source = new EventSource(address);
        source.addEventListener("state", (event) => {
            const state = JSON.parse(event.data);
            if (state.version !== own.version || state.scripts !== own.scripts) return reload();
            if (state.styles !== own.styles) swapStyles(state.styles);
            show(state);
        });
    };

    // A browser has few connections to one server. Pages that nobody sees give theirs back; when they are seen again
    // they are told what they missed.
    const listenWhileVisible = () => {
        if (document.visibilityState === "visible") listen();
        else source?.close();
    };

    restorePlace();
    document.addEventListener("visibilitychange", listenWhileVisible);
    addEventListener("pagehide", () => source?.close());
    addEventListener("pageshow", (event) => { if (event.persisted) listenWhileVisible(); });
    listenWhileVisible();
})();
