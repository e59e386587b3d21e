import { shapesOf } from './templates.js';

/** Two to four quotations in one text, each with its own reference. */
export const SEVERAL = shapesOf(`
{R1} says “{q1}”, {R2} adds “{q2}”.
Both {R1} (“{q1}”) and {R2} (“{q2}”) speak of this.
“{q1}” ({R1}) and “{q2}” ({R2}) belong together.
While {R1} says “{q1}”, {R2} says “{q2}”.
“{q1},” says {R1}, but “{q2},” says {R2}.
In {R1} we read “{q1}” and in {R2} “{q2}”.
The “{q1}” of {R1} meets the “{q2}” of {R2}.
“{q1}” and “{q2}” ({R1} and {R2} respectively).
{R1} and {R2} say “{q1}” and “{q2}” respectively.
{R1} and {R2} agree: the former says “{q1}”, the latter “{q2}”.
“{q1}” ({R1}); “{q2}” ({R2}).
{R1}: “{q1}”; {R2}: “{q2}”.
{R1}, “{q1}”, {R2}, “{q2}”.
First {R1}: “{q1}” Then {R2}: “{q2}”
From “{q1}” ({R1}) to “{q2}” ({R2}) it is one story.
Not only “{q1}” ({R1}), but also “{q2}” ({R2}).
Compare {R1}, “{q1}”, with {R2}, “{q2}”.
The cry “{q1}” ({R1}) is answered by “{q2}” ({R2}).
- “{q1}” ({R1})\\n- “{q2}” ({R2})
- {R1} – “{q1}”\\n- {R2} – “{q2}”
1. **{R1}**\\n   “{q1}”\\n2. **{R2}**\\n   “{q2}”
| Ref | Text |\\n|---|---|\\n| {R1} | “{q1}” |\\n| {R2} | “{q2}” |
| Ref | Text |\\n|---|---|\\n| {R1} | {q1} |\\n| {R2} | {q2} |
| Text | Ref |\\n|---|---|\\n| {q1} | {R1} |\\n| {q2} | {R2} |
| {R1} | {R2} |\\n|---|---|\\n| {q1} | {q2} |
| {R1} | {R2} |\\n|---|---|\\n| “{q1}” | “{q2}” |
## {R1}\\n\\n{q1}\\n\\n## {R2}\\n\\n{q2}
## {R1}\\n\\n“{q1}”\\n\\n## {R2}\\n\\n“{q2}”
{R1}: {q1}\\n{R2}: {q2}
> {q1}\\n> — {R1}\\n\\nand\\n\\n> {q2}\\n> — {R2}
> {q1} ({R1})\\n>\\n> {q2} ({R2})
{R1} says, “{q1}” {R2} says, “{q2}”
“{q1}” ({R1}). “{q2}” ({R2}).
“{q1}” That is {R1}. “{q2}” That is {R2}.
“{q1}” is {R1}, and “{q2}” is {R2}.
David sings “{q1}” ({R1}), and Paul answers “{q2}” ({R2}).
In {R1} David sings “{q1}” and in {R2} Paul writes “{q2}”.
<dl><dt>{R1}</dt><dd>{q1}</dd><dt>{R2}</dt><dd>{q2}</dd></dl>
{R1}\\n: {q1}\\n\\n{R2}\\n: {q2}
“{q1}”[^1] and “{q2}”[^2]\\n\\n[^1]: {R1}\\n[^2]: {R2}
{R1} says “{q1}”, {R2} says “{q2}”, and {R3} says “{q3}”.
“{q1}” ({R1}), “{q2}” ({R2}), “{q3}” ({R3}).
- {R1}: {q1}\\n- {R2}: {q2}\\n- {R3}: {q3}
{R1} (“{q1}”), {R2} (“{q2}”), {R3} (“{q3}”) and {R4} (“{q4}”).
“{q1}” – {R1}; “{q2}” – {R2}; “{q3}” – {R3}; “{q4}” – {R4}
{R1} says “{q1}”, and “{q2}” ({R2}) is its echo.
“{q1}” ({R1}) is the echo of {R2}, “{q2}”.
First comes “{q1}” ({R1}), then, later, {R2} with its “{q2}”.
When {R1} says “{q1}”, it echoes {R2}: “{q2}”
“{q1}” says {R1}, echoing the “{q2}” of {R2}.
{R1}, “{q1}”, reminds me of “{q2}” in {R2}.
{R1} says: “{q1}”\\n\\n{R2} says: “{q2}”
“{q1}”\\n— {R1}\\n\\n“{q2}”\\n— {R2}
“{q1}” “{q2}” ({R1}; {R2})
({R1}; {R2}) “{q1}” “{q2}”
{R1} gives us “{q1}”; then, a few pages later, {R2} gives us “{q2}”.
If “{q1}” ({R1}) is the question, “{q2}” ({R2}) is the answer.
“{q1}” ({R1}) as well as “{q2}” ({R2})
On the one hand {R1}, “{q1}”; on the other {R2}, “{q2}”.
Where {R1} has “{q1}”, {R2} has “{q2}”.
Once: “{q1}” ({R1}). Twice: “{q2}” ({R2}).
In {R1} Paul says “{q1}” and quotes {R2}: “{q2}”
Between “{q1}” ({R1}) and “{q2}” ({R2}) lie five hundred years.
“{q1},” says {R1}; and again, in {R2}, “{q2}.”
“{q1}” ({R1}). Also: “{q2}” ({R2}).
* {R1}\\n  “{q1}”\\n* {R2}\\n  “{q2}”
- “{q1}”\\n  — {R1}\\n- “{q2}”\\n  — {R2}
1. “{q1}” {R1}\\n2. “{q2}” {R2}
**{R1}** “{q1}”\\n**{R2}** “{q2}”
{R1} “{q1}”\\n{R2} “{q2}”
“{q1}” {R1}\\n“{q2}” {R2}
“{q1}”\\n{R1}\\n“{q2}”\\n{R2}
{R1}\\n“{q1}”\\n{R2}\\n“{q2}”
“{q1}”\\n\\n{R1}\\n\\n“{q2}”\\n\\n{R2}
{R1}\\n\\n“{q1}”\\n\\n{R2}\\n\\n“{q2}”
| Old | New |\\n|---|---|\\n| {R1}: “{q1}” | {R2}: “{q2}” |
| Promise | Fulfilment |\\n|---|---|\\n| “{q1}” ({R1}) | “{q2}” ({R2}) |
| | Words | Source |\\n|---|---|---|\\n| 1 | “{q1}” | {R1} |\\n| 2 | “{q2}” | {R2} |
**{R1}** – {q1}\\n**{R2}** – {q2}
1. {R1}: {q1}\\n2. {R2}: {q2}
> {q1}\\n> — {R1}\\n>\\n> {q2}\\n> — {R2}
### {R1}\\n{q1}\\n\\n### {R2}\\n{q2}
“{q1}” ({R1}); “{q2}” ({R2}); and “{q3}” ({R3}).
{R1} begins: “{q1}” {R2} goes on: “{q2}” And {R3} ends: “{q3}”
In {R1} it is “{q1}”, in {R2} “{q2}”, in {R3} “{q3}”.
1. {R1}: “{q1}”\\n2. {R2}: “{q2}”\\n3. {R3}: “{q3}”\\n4. {R4}: “{q4}”
{R1} says, “{q1}” That was enough for my grandfather. For me it was {R2}: “{q2}”
First, “{q1}” ({R1}); second, {R2}: “{q2}”
First, {R1}: “{q1}”; second, “{q2}” ({R2}).
{R1}: “{q1}” – {R2}: “{q2}”
“{q1}” – {R1} – “{q2}” – {R2}
Moses says, “{q1}” ({R1}); Jesus says, “{q2}” ({R2}).
“{q1},” sings David in {R1}, and “{q2},” writes Paul in {R2}.
We know {R1} by heart (“{q1}”), but hardly {R2} (“{q2}”).
Before {R2}, “{q2}”, comes {R1}, “{q1}”.
<ul><li>{R1}: “{q1}”</li><li>{R2}: “{q2}”</li></ul>
<p>“{q1}” ({R1})</p><p>“{q2}” ({R2})</p>
“{q1}”¹ and “{q2}”²\\n\\n¹ {R1}\\n² {R2}
{R1}, {R2}: “{q1}”, “{q2}”
Two promises carry me: “{q1}” ({R1}) and, when it is dark, “{q2}” ({R2}).
A: {R1}, “{q1}”. B: {R2}, “{q2}”.
“{q1}” ({R1}) vs. “{q2}” ({R2})
{R1} “{q1}” → {R2} “{q2}”
{R1} (“{q1}”) as much as {R2} (“{q2}”)
To “{q1}” ({R1}) the answer is {R2}: “{q2}”
It begins with “{q1}” ({R1}) and ends with “{q2}” ({R2}).
Morning: {R1} – “{q1}”\\nEvening: {R2} – “{q2}”
**Morning** ({R1}): “{q1}”\\n**Evening** ({R2}): “{q2}”
Day 1: “{q1}” ({R1})\\nDay 2: “{q2}” ({R2})\\nDay 3: “{q3}” ({R3})
{R1} says “{q1}”. But {R2} says “{q2}”.
“{q1}” ({R1}), yet “{q2}” ({R2}).
God promises “{q1}” in {R1} and “{q2}” in {R2}.
Whoever hears “{q1}” in {R1} will hear “{q2}” in {R2} as well.
| {R1} | “{q1}” | {R2} | “{q2}” |
| Fear | Faith |\\n|---|---|\\n| {R1}: {q1} | {R2}: {q2} |
“{q1}” — {R1}\\n“{q2}” — {R2}
> “{q1}” ({R1})\\n> “{q2}” ({R2})
First read {R1}. “{q1}”\\n\\nThen read {R2}. “{q2}”
“{q1}”* … “{q2}”**\\n\\n* {R1}\\n** {R2}
**{R1}** {q1}\\n**{R2}** {q2}
{R1} | {q1}\\n{R2} | {q2}
{R1}; {q1}\\n{R2}; {q2}
{q1}\\n\\n{R1}\\n\\n{q2}\\n\\n{R2}
> {q1}\\n> — Paul ({R1})\\n\\n> {q2}\\n> — Jesus ({R2})
In answer to “{q1}” ({R1}), I would set {R2}, “{q2}”.
`);
