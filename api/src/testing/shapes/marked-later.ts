import { shapesOf } from './templates.js';

/** The same in other sentences, written after the check was built, and measured before it was mended by them (ADR 6). */
export const MARKED_LATER = shapesOf(`
There is a line in {R} that I return to: “{q}”
Keep {R} close tonight. It promises, “{q}”
{R} begins its song this way: “{q}”
God speaks through {R} when he says, “{q}”
Listen again to {R}: “{q}”
Hear {R}: “{q}”
Hear what {R} has to say to the weary: “{q}”
At the heart of {R} stands this sentence: “{q}”
{R} comes to mind: “{q}”
What came to mind was {R}, “{q}”
{R} invites you in with the words “{q}”
{R} whispers into the dark, “{q}”
Then {R} thunders: “{q}”
{R} puts it simply: “{q}”
The plain words of {R} are “{q}”
The text of {R} is this: “{q}”
I quote {R}: “{q}”
Let me quote {R} for you: “{q}”
In {R} it can be read: “{q}”
There stands in {R}: “{q}”
{R} has “{q}”
as in {R}, “{q}”
It is like in {R}, where the disciples are told, “{q}”
When, in {R}, the angel says “{q}”, nobody moves.
After he has washed their feet ({R}), he tells them: “{q}”
The apostle's command in {R} is short: “{q}”
Through the prophet ({R}) God asks, “{q}”
The Lord says to Moses in {R}, “{q}”
“{q},” Mary answers in {R}.
“{q}!” they cried ({R}).
In {R} they are told that “{q}”
John the Baptist cries out in {R}, “{q}”
The writer of {B} says in {C}:{V}, “{q}”
“{q}” – that is how the author of {R} comforts his readers.
So it says in {R}: “{q}”
Just as {R} promised: “{q}”
This fulfilled what stands in {R}: “{q}”
These are the words of {R}, “{q}”, and they are meant for you.
{R}: — “{q}”
{R} -- “{q}”
[{R}] “{q}”
({R}) “{q}”
“{q}” {{R}}
“{q}” <{R}>
“{q}”, {R}
“{q}”; {R}
“{q}”: {R}.
“{q}”. {R}.
“{q}”\\n({R})
    “{q}”\\n    {R}
**{R}** — **“{q}”**
*“{q}”* — *{R}*
_{R}_: “{q}”
\`{R}\` “{q}”
# {R}\\n“{q}”
#### Reading: {R}\\n\\n“{q}”
{R}\\n======\\n\\n“{q}”
---\\n\\n“{q}”\\n\\n{R}\\n\\n---
1. **{R}**\\n   “{q}”
a) {R}: “{q}”
- [ ] Read {R}: “{q}”
✨ “{q}” ✨ {R}
> ### {R}\\n> “{q}”
>> “{q}”\\n>> {R}
> “{q}”\\n>\\n> *{R}*
Paul's answer ({R}) is this:\\n\\n> “{q}”
I keep coming back to {R}.\\n\\n> “{q}”
> “{q}”\\n\\nThat is {R}.
> “{q}”\\n\\nThese words are from {R}, and they were sung.
<figure><blockquote>“{q}”</blockquote><figcaption>{R}</figcaption></figure>
<p>“{q}”</p><p><cite>{R}</cite></p>
“{q}”<sup>3</sup>\\n\\n<sup>3</sup> {R}
<p>“{q}” <cite>{R}</cite></p>
<ul><li><b>{R}</b>: “{q}”</li></ul>
<strong>{R}</strong> “{q}”
| Passage | Says |\\n|:---|:---|\\n| **{R}** | *“{q}”* |
| # | Where | What | Why |\\n|---|---|---|---|\\n| 1 | {R} | “{q}” | for comfort |
| {R} |\\n|---|\\n| “{q}” |
“{q}” (*note: {R}*)
“{q}”* helped me.\\n\\n* {R}
“{q}” (1)\\n\\n(1) {R}
“{q}”[^a].\\n\\n[^a]: See {R}.
The psalm says “{q}”.[2]\\n\\nSources:\\n[2] {R}
In my Bible, {R} is underlined: “{q}”
On the wall hangs {R}: “{q}”
My mother wrote {R} on a card: “{q}”
My mother used to read {R} to us: “{q}”
Our pastor preached on {R}, “{q}”, last Sunday.
A friend sent me {R} yesterday: “{q}”
You asked about {R}. The verse is: “{q}”
You asked what {R} says. Here it is: “{q}”
Answer: {R}. “{q}”
So when fear comes, say with {R}, “{q}”
Pray {R} back to God: “{q}”
Speak {R} over your day: “{q}”
This week, memorize {R}: “{q}”
Write out {R} by hand: “{q}”
Meditate on {R} (“{q}”) before you sleep.
Breathe slowly with {R}: “{q}”
Return to {R}. “{q}” Stay there for a minute.
It is not our strength; {R} reminds: “{q}”
Though the night is long, “{q}” ({R}).
because “{q}” ({R}), we do not give up
We are not alone – “{q}” ({R}) – and never were.
And then… {R}: “{q}”
I could not sleep, and {R} was the only thing I had: “{q}”
Verse {V} of {B} {C} says: “{q}”
the {V}th verse of {B} {C}, “{q}”
{B} {C} v{V} “{q}”
{B} ch. {C} v. {V}: “{q}”
“{q}” ({B} {C}.{V})
{B} {C} is a hard chapter. And yet: “{q}” ({C}:{V}).
In {B} {C} we meet hope. “{q}” (v. {V})
“{q}” ({B} {C}:{V}-{V})
KJV {R}: “{q}”
“{q}” — {R}, King James Version
“{q}” ({R}, AV)
Dear Anna,\\n\\nthis is for you: “{q}” ({R})\\n\\nYours, Tom
**Step 2 — Read.** {R}: “{q}”
Day 4 | {R} | “{q}”
Thus {R}: “{q}”
Hence the cry of {R}: “{q}”
Cf. {R}: “{q}”
Compare {R}: “{q}”
namely {R} (“{q}”)
e.g. {R}, “{q}”
one verse, i.e. {R}: “{q}”
{R} says, ‘{q}’
{R}: \`\`{q}''
In {R} steht: „{q}”
{R} : «{q}»
{R} 「{q}」
{RU}: “{q}”
idk but {rl} says “{q}” so
“{q}” ({R}; see also Psalm 119:105)
“{q}” ({R}, cf. Genesis 1:1)
Tuck {R} into your pocket: “{q}”
Lean on {R}, which says, “{q}”
An anchor for the week: {R}. “{q}”
Take God at his word: “{q}” ({R}).
{R} holds me when nothing else does: “{q}”
For those who wait, {R} offers this: “{q}”
Gently, {R} tells the anxious heart: “{q}”
You may know {R}: “{q}”
Many know {R} by heart: “{q}”
The first line of {R} goes, “{q}”
The closing words of {R}, “{q}”, say it all.
It was {R} that my nurse read to me: “{q}”
“{q}” – engraved on his stone, from {R}.
We sang {R} on Sunday, “{q}”, and I wept.
{R} lit a candle for me: “{q}”
See how {R} answers: “{q}”
No wonder {R} insists: “{q}”
The scribe ({R}) told them, “{q}”
In {R}, Jesus asks the crowd, “{q}”
Later, in {R}, Jesus adds: “{q}”
A voice from heaven says in {R}, “{q}”
King David confesses in {R}: “{q}”
The wise man of {R} observes, “{q}”
The poet of {R} cries, “{q}”
In the same letter ({R}) Paul pleads, “{q}”
When you are tempted to give up, {R} says, “{q}”
And yet. “{q}” ({R}.)
That's why {R} matters: “{q}”
It is hard to believe {R} on some days: “{q}”
Do you hear {R} in this? “{q}”
Here is the truth of {R}: “{q}”
Read {R} out loud: “{q}”
Read it twice: “{q}” ({R})
Underline {R}: “{q}”
In the King James Bible {R} is rendered, “{q}”
{R} [KJV]: “{q}”
“{q}” (source: {R})
Reference: {R}\\n\\n“{q}”
Quote: “{q}”\\nReference: {R}
“{q}”\\n\\n({R})
- “{q}”\\n\\n  ({R})
1. Comfort\\n   1. {R}: “{q}”
- Hope\\n  > “{q}”\\n  > — {R}
- [x] {R} – “{q}”
★ {R} ★ “{q}”
{R} ... “{q}”
{R} > “{q}”
“{q}” + {R}
“{q}”\\n                — {R}
<center>“{q}”<br><i>{R}</i></center>
“{q}” <small>({R})</small>
<span class="verse">“{q}”</span> <span class="ref">{R}</span>
“{q}” — <a href="https://example.org">{R}</a>
<table><tr><th>{R}</th></tr><tr><td>“{q}”</td></tr></table>
As it says in {R}:\\n“{q}”
{R} says:\\n\\n“{q}”\\n\\nSleep well.
{R}, read at my wedding and again at my father's funeral, says: “{q}”
Think of Job, who says in {R}, “{q}”
There's that verse in {R}, you know the one, “{q}”
“{q}” – {R} – is the key.
With {R} I say to you: “{q}”
God speaks to you tonight through {R}: “{q}”
Don't forget {R}: “{q}”
I will never forget how {R} struck me: “{q}”
{R}b: “{q}”
“{q}” ({B} {C}, v. {V})
“{q}” ({B}, {C}:{V})
Take {R}, for instance: “{q}”
Begin with {R}: “{q}”
When you lie awake, let “{q}” ({R}) be the last thing you read.
“{q}”\\n\\n— Paul to the Romans ({R})
“{q}” — Jesus in {R}
”{q}” ({R})
You asked about {R}. Here it is:\\n\\n“{q}”
Question: What does {R} say?\\nAnswer: “{q}”
With {R} we can say: “{q}”
Is “{q}” not what {R} says?
{R} is a favourite of many: “{q}.” It does not say that all things are good.
›{q}‹ ({R})
`);
