/** Look of the portal (tokens, card, buttons, the top border) for a third party's page. */
export const STYLE = `
:root { color-scheme: light; --ground: #f3f6f1; --surface: #fff; --sunken: #e8ede5; --line: #d6ddd3; --edge: #74827a; --ink: #12201a; --ink-2: #43524a;
  --field: #0b5d3f; --field-press: #084730; --on-field: #fff; --gold: #f0b429; --clay: #a3452a; --river-tint: #dcebf4; --on-river-tint: #124869;
  --pitch: #0a3f2d; --on-pitch: #f3f8f3; --on-pitch-2: #c0d8ca; --focus: #1b5e85;
  --font: "Noto Sans Bengali", "Noto Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Nirmala UI", sans-serif; }
[lang="en"] { --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Bengali", sans-serif; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ground: #0c1411; --surface: #141f1a; --sunken: #0f1915; --line: #29392f; --edge: #71857a;
  --ink: #eaf1eb; --ink-2: #b9c7bd; --field: #5cc795; --field-press: #7ad8ab; --on-field: #05271a; --gold: #f3be45; --clay: #ee9773;
  --river-tint: #122f40; --on-river-tint: #b4ddf3; --pitch: #0e2c21; --on-pitch: #eaf3ec; --on-pitch-2: #aecabb; --focus: #f3be45; } }
*, ::before, ::after { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; background: var(--ground); color: var(--ink); font: 400 1rem/1.65 var(--font); overflow-wrap: anywhere; }
header { padding: 1.125rem 1rem 1rem; background: var(--pitch); color: var(--on-pitch); text-align: center; position: relative; }
header::after { content: ""; position: absolute; inset: auto 0 0; height: .375rem;
  background: repeating-linear-gradient(90deg, var(--gold) 0 .5rem, var(--pitch) .5rem .75rem, var(--clay) .75rem 1rem, var(--pitch) 1rem 1.25rem); }
header span { color: var(--on-pitch-2); font-size: .875rem; }
main { max-width: 27rem; margin: 0 auto; padding: 1.5rem 1rem 2rem; }
.card { padding: 1.5rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; }
h1 { font: 600 1.375rem/1.4 var(--font); } .to { color: var(--ink-2); margin-top: .25rem; }
.sum { margin-top: .75rem; font: 600 2.25rem/1.3 var(--font); font-variant-numeric: tabular-nums; }
dl { margin-block: 1rem; border-top: 1px solid var(--line); } dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .625rem; border-bottom: 1px solid var(--line); }
dt { color: var(--ink-2); } dd { font-weight: 600; text-align: end; }
form { display: grid; gap: .75rem; }
label { display: grid; gap: .25rem; color: var(--ink-2); font-size: .875rem; }
input:not([type=hidden]) { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .625rem;
  background: var(--surface); color: var(--ink); font: 400 1rem/1.35 var(--font); }
button, a.pay { display: flex; align-items: center; justify-content: center; min-height: 3rem; width: 100%; padding: .5rem 1.25rem; border: 1px solid var(--edge); border-radius: .625rem;
  background: var(--surface); color: var(--ink); font: 600 1rem/1.35 var(--font); text-align: center; text-decoration: none; cursor: pointer; }
button:hover { background: var(--sunken); } .pay { border-color: transparent; background: var(--field); color: var(--on-field); } .pay:hover { background: var(--field-press); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.note { margin-block: 1rem; padding: .75rem 1rem; border-radius: .625rem; background: var(--river-tint); color: var(--on-river-tint); }
.small { margin-top: 1rem; color: var(--ink-2); font-size: .875rem; text-align: center; }`;
