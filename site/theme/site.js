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

// A figure that the reader can drag to another width: it was laid out at each of them, and one is shown.
for (const figure of document.querySelectorAll(".explore")) {
    const frames = [...figure.querySelectorAll(".frame")];
    if (frames.length < 2) continue;
    const label = document.createElement("label");
    label.className = "explore-control";
    const input = document.createElement("input");
    Object.assign(input, { type: "range", min: 0, max: frames.length - 1, step: 1, value: frames.length - 1 });
    const output = document.createElement("output");
    const show = () => {
        const position = Number(input.value);
        frames.forEach((frame, index) => { frame.hidden = index !== position; });
        const width = frames[position].dataset.width;
        output.textContent = `${width} points`;
        input.setAttribute("aria-valuetext", output.textContent);
    };
    input.addEventListener("input", show);
    label.append("Width", input, output);
    figure.querySelector(".stage").after(label);
    figure.querySelector(".explore-range")?.remove();
    show();
}

// The steps of a layout, shown in its figure one by one.
for (const figure of document.querySelectorAll(".trace")) {
    const drawing = figure.querySelector(".layout-figure");
    const steps = [...figure.querySelectorAll(".trace-step")];
    if (!drawing || steps.length === 0) continue;
    const mark = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    mark.setAttribute("class", "trace-mark");
    drawing.append(mark);
    let current = -1;
    const show = (position, isScrolled) => {
        steps[current]?.removeAttribute("aria-current");
        current = position;
        steps[current].setAttribute("aria-current", "step");
        const frame = steps[current].dataset.frame.split(" ").map(Number);
        // A rectangle without a side is not drawn.
        const [x, y, width, height] = [frame[0], frame[1], Math.max(frame[2], 1), Math.max(frame[3], 1)];
        for (const [name, value] of Object.entries({ x, y, width, height })) mark.setAttribute(name, value);
        if (isScrolled) steps[current].scrollIntoView({ block: "nearest" });
        back.disabled = current === 0;
        next.disabled = current === steps.length - 1;
    };
    const controls = document.createElement("div");
    controls.className = "trace-controls";
    const [back, next] = ["Back", "Next step"].map((text) => {
        const button = document.createElement("button");
        Object.assign(button, { type: "button", textContent: text });
        controls.append(button);
        return button;
    });
    back.addEventListener("click", () => show(current - 1, true));
    next.addEventListener("click", () => show(current + 1, true));
    steps.forEach((step, index) => step.addEventListener("click", () => show(index, false)));
    const details = figure.querySelector(".trace-steps");
    details.querySelector("summary").after(controls);
    details.addEventListener("toggle", () => {
        drawing.classList.toggle("is-traced", details.open);
        if (details.open && current < 0) show(0, false);
    });
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
