/** The report's style sheet: the app's colours on paper and at night, fonts that every machine has. */
export const REPORT_STYLE = `
:root { --paper: #fbf8f3; --surface: #fff; --ink: #23201b; --quiet: #6b645a; --line: #e7e0d5;
  --input: #2b63c6; --output: #d9a441; --cache-read: #8fb0ea; --cache-write: #2c7a57 }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; --paper: #14161c; --surface: #1c1f28; --ink: #ece7dd; --quiet: #a39d92;
  --line: #2c303b; --input: #7fa8f5; --output: #e3b65b; --cache-read: #3f64ad; --cache-write: #6cc79c } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1, h2 { font-family: 'Source Serif 4', Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance }
h1 { font-size: 2rem; margin: 0 0 .25rem } h2 { font-size: 1.2rem; margin: 0 0 1rem }
p { color: var(--quiet); margin: 0 }
.figures { list-style: none; display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0 }
.figures li { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: .9rem 1rem; color: var(--quiet); font-size: .85rem }
.figures b { display: block; color: var(--ink); font-size: 1.6rem; line-height: 1.25; font-variant-numeric: tabular-nums }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin: 0 0 1.25rem }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif }
.scroll { overflow-x: auto } .scroll svg { min-width: 40rem }
svg text { fill: var(--quiet); dominant-baseline: middle; font-variant-numeric: tabular-nums } svg .name { fill: var(--ink) }
.grid line { stroke: var(--line) }
.input { fill: var(--input); background: var(--input) } .output { fill: var(--output); background: var(--output) }
.cache-read { fill: var(--cache-read); background: var(--cache-read) }
.cache-write { fill: var(--cache-write); background: var(--cache-write) }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem 1.75rem; margin: .9rem 0 0; padding: 0; color: var(--quiet) }
.legend span { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px; margin-right: .5rem } .legend b { color: var(--ink) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .87rem }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap }
th:first-child { text-align: left } thead th { color: var(--quiet); font-weight: 500 } tbody th { font-weight: 400 }
tfoot th, tfoot td { font-weight: 600; border-bottom: 0 } .scroll + p { margin-top: .75rem }
@media print { body { background: #fff } main { padding: 0 } section, .figures li, tr { break-inside: avoid }
  section:has(table) { break-inside: auto } .scroll { overflow: visible } .scroll svg { min-width: 0 }
  table { font-size: .58rem } th, td { padding: .2rem } .legend span { print-color-adjust: exact } }
`;
