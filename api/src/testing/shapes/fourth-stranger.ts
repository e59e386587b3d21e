import { linesOf, shapesOf } from './templates.js';

/** Shapes of a fourth stranger, who knew the promises and not the code: one quotation between marks (ADR 70). */
export const MARKED_FOURTH = shapesOf(`
Where does it say “{q}”? In {R}!
Q: Where is “{q}”?\\nA: {R}
I wrote “{q}” on a card; it's from {R}.
I wrote ‘{q}’ on a card; it's from {R}.
Take {R}: “{q}” What a promise!
“{q}” That is a promise from {R}.
“{q}.” Thus {R}.
{R} for today, “{q}”
[{R}](https://example.org/b) – “{q}”
“{q}” ([{R}](https://example.org/b))
{R} says \`\`{q}''
Because \`\`{q}'' ({R}), I will not fear.
'{q}' is what {R} tells us.
According to {R}, '{q}' How does that sound to you?
Where does it say <q>{q}</q>? In {R}!
It is not Job 3:2 but {R} that says “{q}”.
“{q}” is not from Job 3:2; it is from {R}.
Not Job 3:2: “{q}” is {R}.
“{q}” ({R}, not Job 3:2).
You wrote Job 3:2, but “{q}” is {R}.
Rather than Job 3:2, let me give you {R}: “{q}”
Many people look for “{q}” in Job 3:2, but it stands in {R}.
{R} (compare Job 3:2): “{q}”
The promise and the warning of {R} are plain — “{q}” — and we should heed both.
I said Job 3:2. Correction: “{q}” is in {R}.
`);

/** Words without marks at a verse's place. */
export const PLACED_FOURTH = shapesOf(`
<details><summary>{R}</summary>{q}</details>
Memory verse for this week:\\n{q}\\n{R}
## {B} {C}\\n\\n**Verse {V}:** {q}
Text: {q}\\nReference: {R}
`);

/** Two quotations. */
export const SEVERAL_FOURTH = shapesOf(`
“{q1}” goes well with “{q2}”; the one is {R1}, the other {R2}.
'{q1}' is {R1}, and '{q2}' is {R2}.
“{q1}”[1] “{q2}”[2]\\n\\n[1] {R1}\\n[2] {R2}
`);

/** Talk, members' words and other authors near references: nothing is said of them. */
export const QUIET_FOURTH = linesOf(`
You asked “Why does God let this happen to me?” – Jeremiah 22:7 asks that as well.
Nobody in Isaiah 14:14 says “everything happens for a reason”.
My three words for Luke 14:33: “tender, slow, sure”.
> Rest is an act of trust.\\n\\nThat is how I read Proverbs 14:14.
The words of Einstein, “God does not play dice with the universe,” are not from Psalm 15:1, but near it.
Log it as “Morning quiet with Matthew 27:8”.
“I will think about it,” he said, and closed the book at Isaiah 29:9.
I hear Amos 1:5 say to me: “you may put it down now.”
Both Isaiah 7:22 and John Newton (“Amazing grace, how sweet the sound, that saved a wretch like me”) speak of it.
My favourite line of Gandhi is “We must become what we want to see”. My favourite verse is Psalm 36:8.
Cf. Mark 14:49: “but the scriptures must be fulfilled.”\\n\\nTake a slow breath now.
Scripture (Numbers 20:21): why Israel turned away from him.\\n\\nTake a slow breath now.
`);
