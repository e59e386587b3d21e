import { linesOf, shapesOf } from './templates.js';

/** Shapes and sentences of a fifth stranger, who knew the promises and not the check; see templates.ts. */
export const MARKED_FIFTH = shapesOf(`
“{q}” stands in {R}, near the end of a long speech.
The sentence “{q}” stands in {R}.
Our text this morning is taken from {B}, the {C}th chapter, verse {V}: “{q}”
At the funeral we heard “{q}” from {R}.
Then there is {R}, of course: “{q}”
Put beside it “{q}” from {R}.
Subject: {R}\\n\\n“{q}”\\n\\nBlessings, Tom
`);

/** Words without marks at a verse's place, which may be halves of two verses. */
export const JOINED_FIFTH = shapesOf(`
{R}: {q}
**{R}** – {q}
**{R}** {q}
- {q} ({R})
- {R}: {q}
1. **{R}** — {q}
Scripture: {R}\\n{q}
{R} (KJV)\\n{q}
{q} [{a}]
**Day 1** – {R}\\n{q}
Opening verse: {R} – {q}\\n\\nQuestion: what do you hear?
The text ({R}) is: {q}
| Reference | Verse |\\n|---|---|\\n| {R} | {q} |
> {q}\\n> — {R}
{R} says {q}
`);

export const PLACED_FIFTH = shapesOf(`
The text ({R}) is: {q}
{q}\\n\\n({R})
"{R}"\\n{q}
`);

/** How people say that words are the Bible's; {s} is a saying that is not. */
export const GIVES_AS_BIBLE = linesOf(`
“{s}” — as Scripture says.
“{s}” is my favorite Bible verse.
“{s}” is a verse I learned in Sunday school.
As the Bible says: {s}.
There is a verse in the Bible that says {s}.
Like the Good Book says, {s}!
As it says in Scripture, {s}.
Doesn’t the Bible say “{s}”?
“{s}” (Proverbs 3:5)
- “{s}” (Romans 8:28)
The Bible says, “{s}.”
Jesus taught us: “{s}”
`);

/** Sayings in the words of those who have them by heart more or less: turned, in another tense, with a word changed. */
export const SAID_FIFTH = linesOf(`
Love is God
Do not judge a book by its cover
An apple never falls far from its tree
God is never giving you more than you can handle
Those who live by the sword will die by the sword
God will equip those whom he calls
God equips the ones he has called
It is by pardoning that we are pardoned
The sin you should hate, the sinner you should love
Live by the sword, die by the sword
God, grant me serenity to accept the things that I cannot change
Our heart is restless until it rests in you
Jonah spent three days in the belly of a whale
Lucifer was the worship leader of heaven
Do your best and let God do the rest
You cannot love others before you love yourself
In sickness and in health, till death do us part
God will always answer prayer with yes, no or wait
`);

export const QUIET_FIFTH = linesOf(`
The phrase “dark night of the soul” comes to mind when I read Matthew 5:42.
One footnote to Job 13:16 reads, “Some manuscripts omit these words.”
The commentary on Romans 5:3 says, “Paul is speaking from experience here.”
Tim Keller's The Reason for God opens with the thought “We are more sinful than we ever dared believe, yet more loved than we ever dared hope”, a long echo of Acts 13:27.
Brother Lawrence's The Practice of the Presence of God says “The time of business does not with me differ from the time of prayer”, a long echo of Jeremiah 17:23.
My pastor likes to quote Thomas à Kempis: “Man proposes, but God disposes.” Then he reads Jeremiah 17:9.
My pastor likes to quote The Buddha: “Hatred does not cease by hatred, but only by love.” Then he reads Romans 12:9.
The Book of Common Prayer prays, “We have left undone those things which we ought to have done.” Compare Proverbs 6:35.
As the hymn has it, “Abide with me; fast falls the eventide,” and I hear Mark 10:17 in it.
When Augustine read Jeremiah 12:14, the answer was “Thou hast made us for thyself, and our heart is restless until it rests in thee.”
Imagine God saying to you, “I see you, and I am not in a hurry.” That is how I hear Hosea 7:6.
The kitchen sign says “A penny saved is a penny earned”, and it hangs beside the calendar.
When the inner critic speaks, remember: “You are enough.”
John 3:16 is about a love that gives.
**John 3:16** is about a love that gives.
Romans 8:28 — And we know that all things work together for good. That is a hard word on a day like this.
Psalm 23:1 — The LORD is my shepherd; I shall not want. Sheep do not plan their own way, and nobody asks them to.
As the Bible says, we should be patient with each other.
Is there a verse in the Bible that says something about moving house?
The Bible says that God is near to people who are sad.
`);
