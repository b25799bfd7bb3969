// Nothing on the site needs this script; it adds comfort.
"use strict";

// The button that switches between light and dark, and remembers it.
for (const button of document.querySelectorAll(".scheme-toggle")) {
    button.hidden = false;
    button.addEventListener("click", () => {
        const root = document.documentElement;
        const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
        const scheme = (root.dataset.scheme ?? system) === "dark" ? "light" : "dark";
        // The system's own choice is followed again, not stored.
        if (scheme === system) delete root.dataset.scheme;
        else root.dataset.scheme = scheme;
        try {
            if (scheme === system) localStorage.removeItem("scheme");
            else localStorage.setItem("scheme", scheme);
        } catch {
            // Storage is off: the choice holds for this page.
        }
    });
}

// Escape hides what hovering or focus has opened, until the pointer or the focus moves on.
document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") document.documentElement.classList.add("no-tips");
});
for (const name of ["pointerover", "focusin"]) {
    document.addEventListener(name, () => document.documentElement.classList.remove("no-tips"));
}

// The table of contents marks the section that is being read.
const links = new Map();
for (const link of document.querySelectorAll(".toc a")) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) links.set(target, link);
}
if (links.size > 0) {
    const mark = () => {
        let current;
        for (const [target, link] of links) {
            if (target.getBoundingClientRect().top < innerHeight / 3) current = link;
        }
        for (const link of links.values()) {
            if (link === current) link.setAttribute("aria-current", "true");
            else link.removeAttribute("aria-current");
        }
    };
    let isQueued = false;
    addEventListener("scroll", () => {
        if (isQueued) return;
        isQueued = true;
        requestAnimationFrame(() => {
            isQueued = false;
            mark();
        });
    }, { passive: true });
    mark();
}
