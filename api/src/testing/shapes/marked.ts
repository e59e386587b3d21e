import { shapesOf } from './templates.js';

/** One quotation between marks and its reference, as people and models write them: those that the check was built by. */
export const MARKED = shapesOf(`
In {R} we are told, “{q}”
{R} says: “{q}”
As {R} says, “{q}” we can rest in that.
{R} says that “{q}” and I hold on to it.
{R} reads, “{q}”
{R} tells us, “{q}” — a promise for hard days.
{R} reminds us: “{q}”
As {R} puts it, “{q}”
{R} declares, “{q}”
{R} assures every tired heart that “{q}”
{R} clearly states “{q}”
“{q}” says {R}.
“{q},” says {R}, and I believe it.
“{q}” we read in {R}.
“{q},” as {R} puts it.
“{q}” is from {R}.
The words “{q}” come from {R}.
“{q}” can be found in {R}, near the end of the passage.
“{q}” — so it stands written in {R}.
“{q}” That's {R}.
“{q}” That is {R}, one of my favorites.
The line “{q}”, taken from {R}, hangs in our hallway.
“{q}” ({R})
“{q}” ({R}).
He writes: “{q} ({R}).”
“{q}” [{R}]
“{q}” — {R}
“{q}”—{R}
"{q}" - {R}
“{q}” – {R}
“{q}” ~ {R}
“{q}” | {R}
{R} (“{q}”) has carried me for years.
Think of {R} (“{q}”), which our choir sang last Easter.
{R} — “{q}”
{R}: “{q}”
**{R}**: “{q}”
**{R}:** “{q}”
*{R}* — “{q}”
{R}, “{q}”
{R} “{q}”
{R}\\n“{q}”
“{q}”\\n{R}
“{q}”\\n— {R}
“{q}”\\n\\n— {R}
“{q}”<br>{R}
In {R} David sings, “{q}”
In {R}, Paul writes: “{q}”
In {R}, Jesus tells his friends, “{q}”
In {R} the prophet cries out: “{q}”
In {R} the Lord himself promises: “{q}”
In {R} the author warns that “{q}”
“{q},” the psalmist sings in {R}.
“{q},” Paul tells the church in {R}.
“{q},” Jesus says ({R}).
Jesus said, “{q}” ({R}), and people were astonished.
Moses ({R}) pleads, “{q}”
Paul's words in {R}, “{q}”, still sting.
Isaiah's promise, “{q}” ({R}), was for exiles.
When Peter says “{q}” in {R}, he means it.
Turn to {R}, where it says “{q}”
Open your Bible to {R}, where we read, “{q}”
I think of {R}, where God says to a frightened people: “{q}”
Look at {R}: “{q}”
Consider {R}. “{q}”
Remember {R}: “{q}”
A verse to sit with is {R}: “{q}”
My verse for the week is {R}, “{q}”
the promise of {R}, “{q}”, is for you too
Hold on to the words of {R}: “{q}”
I love how {R} begins: “{q}”
{R} ends with “{q}”
{R} opens with the words “{q}”
{R} contains the phrase “{q}”
According to {R}, “{q}”
Per {R}: “{q}”
“{q}” via {R}
“{q}” (see {R})
“{q}” (cf. {R})
We are told “{q}” (see {R}).
God's word — “{q}” ({R}) — is a lamp to me.
I was afraid; then I read {R}; “{q}” was all I needed.
“{q}” These words come from {R}.
“{q}” You will find this in {R}.
“{q}” The reference is {R}.
Let us read {R}. It says: “{q}”
Our text today is {R}. There we read: “{q}”
I opened my Bible at {R} this morning. “{q}” I stayed with those words for an hour.
Today's reading is {R}.\\n\\n“{q}”
Let's look at {R} together.\\n\\n“{q}”\\n\\nWhat stands out to you?
## {R}\\n\\n“{q}”\\n\\nA short reflection follows.
### Day 3: {R}\\n\\n“{q}”
## Trust ({R})\\n\\n“{q}”\\n\\nTrust grows slowly.
**{R}**\\n\\n“{q}”
**Scripture: {R}**\\n“{q}”
**Verse:** “{q}” ({R})
Verse: {R}\\nText: “{q}”
**Key verse — {R}:** “{q}”
Memory verse: “{q}” – {R}
- {R}: “{q}”
Some verses:\\n\\n- “{q}” ({R})\\n- Prayer
* **{R}** – “{q}”
1. {R} – “{q}”
1. **Trust.** “{q}” ({R})
3) “{q}” {R}
- Courage\\n  - {R}\\n    - “{q}”
1. Fear\\n   - “{q}” — {R}
- **{R}**\\n  “{q}”
| Verse | Text |\\n|---|---|\\n| {R} | “{q}” |
| Text | Where |\\n|---|---|\\n| “{q}” | {R} |
| Day | Passage | Words |\\n|---|---|---|\\n| Monday | {R} | “{q}” |
> “{q}”\\n> — {R}
> “{q}” ({R})
> **{R}**\\n>\\n> “{q}”
> “{q}”\\n\\n— {R}
{R}:\\n\\n> “{q}”
As {R} says:\\n\\n> “{q}”\\n\\nThat is enough.
<blockquote>“{q}” <cite>{R}</cite></blockquote>
<blockquote><p>“{q}”</p><footer>— <cite>{R}</cite></footer></blockquote>
<p>In {R} we read <q>{q}</q>.</p>
<dl><dt>{R}</dt><dd>“{q}”</dd></dl>
{R}\\n: “{q}”
“{q}”[^1] So I go on.\\n\\n[^1]: {R}
We are told “{q}”[1].\\n\\n[1] {R}
“{q}”¹ That helps.\\n\\n¹ {R}
“{q}” ({a})
{a}: “{q}”
In {a} we read “{q}”
In {B} chapter {C}, verse {V}, it says “{q}”
Chapter {C} of {B}, verse {V}: “{q}”
“{q}” ({B} chapter {C} verse {V})
{B} {C} is dear to me. Verse {V} says, “{q}”
Reading {B} {C}, I stopped at “{q}” (v. {V}).
In {B} {C}, v. {V}: “{q}”
The book of {B} ({C}:{V}) says “{q}”
“{q}” ({R}, KJV)
“{q}” ({R} KJV)
{R} (KJV) says, “{q}”
In the King James, {R} reads “{q}”
“{q}” ({R}a)
Here it is: {R}, “{q}” – three times a day.
Because {R} says “{q}”, I no longer fear the letter from the bank.
If “{q}” ({R}) is true, then nothing is lost.
Do you know {R}, “{q}”?
What does {R} mean by “{q}”?
Why does {R} say “{q}”?
{R} does not merely say “{q}”; it shows how.
“{q}” is written in {R}, and it is written for you.
It is written in {R}, “{q}”
It is written: “{q}” ({R}).
Quoting {R}, my grandmother used to say, “{q}”
My grandmother loved {R}: “{q}”
{R}, a verse that my father used to read to us by the fire on winter evenings when the snow lay deep, says “{q}”
“{q}” is something that I have carried with me ever since my mother showed me {R} in her old worn Bible.
{R} — which I have on my fridge — says “{q}”
In 2019 I found {R}: “{q}”
{R}! “{q}”
**“{q}”** ({R})
*“{q}”* ({R})
***“{q}”*** — *{R}*
“{q}” *({R})*
“{q}” ([{R}](https://example.org/read))
[{R}](https://example.org/x): “{q}”
‘{q}’ ({R})
"{q}" ({R})
{R} says, "{q}"
{R}: „{q}“
{R} : « {q} »
»{q}« ({R})
“{q}” ({RU})
{rl} says "{q}" right?
hey so {rl} is like "{q}" and wow
ok {R}: "{q}" 🙏
📖 {R} “{q}”
{R} → “{q}”
{R} = “{q}”
“{q}” / {R}
{R} :: “{q}”
Lord, you said in {R}, “{q}” Help me believe it.
Dear friend, in {R} you will find this: “{q}” Keep it close.
Point one. Paul is blunt ({R}): “{q}”
v. {V} of {B} {C} (“{q}”) is the hinge.
{R}: “…{q}”
{R}: “{q}…”
`);
