import { linesOf } from './templates.js';

/** The same, written after the check was built. */
export const QUIET_LATER = linesOf(`
Luke 15 holds three stories; the last is known as “the lost son”.
We call Psalm 119 “the great alphabet”.
Have you read “the upper room discourse” (John 13–17)?
Psalms 120–134 are the “Songs of Ascents”.
The passage about “the four horsemen” is Revelation 6:1-8.
The “Road to Emmaus” is told in Luke 24:13–35.
My study Bible heads Romans 8 with “Life in the Spirit”.
Genesis 11:1-9 is the “Tower of Babel”.
Sometimes Proverbs 31:10-31 is titled “The Woman of Noble Character”.
The “Golden Calf” episode is in Exodus 32.
John 3:16 is nicknamed “the gospel in a nutshell”.
Matthew 25:31-46, “The Sheep and the Goats”, is a hard text.
The “Aaronic Blessing” of Numbers 6:24–26 closes our service.
Jeremiah 31:31–34 promises the “New Covenant”.
The “Kenosis Hymn” (Philippians 2:5-11) may be older than Paul.
In 1 Samuel 17, the story of “David and Goliath”, the armour does not fit.
“Doubting Thomas” is a name from John 20:24-29.
Open your notebook and finish this sentence after Psalm 90:12: “If I had one year left, I would…”
A possible prayer for Psalm 55:22 is: “Here is the rent, Lord; I put it down.”
Could you tell your son, “I was proud of you today”? Proverbs 25:11 is about words like that.
Let the last line of the day be “It is enough for today,” and let Psalm 127:2 have the word before it.
Imagine saying to her what 1 Corinthians 13:7 makes possible: “I still believe in us.”
For Matthew 5:24 you need only one sentence: “Can we talk about last week?”
When the wave comes, count to ten and repeat “this will pass through me” with Psalm 42:7 open.
Put a sticky note on the screen: “Whose voice is this?” (John 10:27 in the back of your mind.)
Try texting him “Do you have time for a coffee?” before you read Romans 12:18 again.
Thank God for one thing out loud: “Thank you for hot water this morning.” Psalm 103:2 does the same.
As you inhale think “here”, as you exhale think “now”, and let Psalm 131:2 do the rest.
End with your own amen, perhaps “So be it, even on Monday,” after Psalm 150:6.
Your homework for James 5:16: tell one safe person “I am not doing well.”
Say it plainly, “No, I cannot take that on,” and remember Matthew 5:37.
Questions for the group (Mark 10:51): “What do I want? What am I afraid to ask for?”
Write “forgiven” across the list, as Colossians 2:14 does, and burn it.
Journal: “Which of my worries is really tomorrow's?” — then Matthew 6:34.
Close your eyes and picture him asking you, “Why are you so afraid of this letter?” Then open Mark 4:40.
Karl Barth summed up Romans 1:16 like this: “Grace is the divine impossibility that happened.”
“Nothing in all creation is so like God as stillness,” Meister Eckhart said; I hear Psalm 62:1 in it.
In his commentary on Galatians 5:1, Luther exclaims, “A Christian is a perfectly free lord of all, subject to none.”
Dietrich Bonhoeffer's last message, “This is the end, for me the beginning of life,” stands beside Philippians 1:21.
Gandhi liked Matthew 5:39 and said, “An eye for an eye only ends up making the whole world blind.”
Epictetus (Discourses 2:17) says, “It is impossible to begin to learn what one thinks one already knows.”
Koran 2:186 says “I am near, I answer the call of the caller.”
The Gita 4:7 has Krishna promise, “Whenever virtue declines, I send myself forth.”
Sirach 2:1 warns, “My son, when you come to serve, prepare yourself for trials.”
In 2 Maccabees 12:44 we find the words “it would have been superfluous to pray for the dead”.
The Apostles' Creed confesses, “I believe in the holy catholic church”; Ephesians 4:4 says why.
Pope Francis, preaching on Luke 6:36, said: “Mercy is the real name of our God.”
Henri Nouwen reads Luke 15 as his own life: “I am the elder son who never left and never came home.”
“Joy is the serious business of heaven” is C. S. Lewis's comment on Psalm 16:11.
Viktor Frankl is not Romans 5:3, but he writes, “Those who have a why can bear almost any how.”
As the hymn has it, “Great is thy faithfulness, morning by morning new mercies I see,” after Lamentations 3:23.
My grandfather's version of Ecclesiastes 9:10 was, “Do it properly or leave it.”
A rabbi once told me about Genesis 12:1: “Every journey starts with leaving your own excuses.”
Anne Lamott, who loves Psalm 30:5, says, “Grief is a lazy Susan.”
The Rule of Benedict 4:20 says, “Your way of acting should be different from the world's way.”
Simone Weil wrote in a letter, “Attention is the rarest and purest form of generosity.” Compare Luke 10:39.
In Plato's Apology 38:1 Socrates says that “the unexamined life is not worth living.”
The Talmud (Sanhedrin 4:5) teaches, “Whoever saves one life saves a whole world.”
Bob Dylan sings “you gotta serve somebody”, and Joshua 24:15 is not far.
The marriage service says “to have and to hold from this day forward”, echoing Ruth 1:16.
Tolkien, writing to his son about John 6:35, called it “the one great thing to love on earth.”
“Preach the gospel, die and be forgotten,” said Count Zinzendorf, a good gloss on John 3:30.
Session 4:1 of the course is titled “learning to wait without an answer”.
Firmware 3.16 reads “update finished without any errors”.
At 6:30 pm the notice said “doors open half an hour earlier”.
Germany won 7:1 and the headline was “the night the samba stopped”.
Clause 12:3 states “the tenant shall give three months notice”.
Lesson 3:2 asks “where do you feel the tension in your body”.
The clock showed 11:11 and the message read “make a wish right now”.
Gate 23:4 says “boarding will begin in ten minutes”.
Grade 2:1 at university is called “an upper second class degree”.
Verse 2:3 of my own poem goes “the kettle sings a tired song”.
Slide 5:4 reads “three questions to take home with you”.
Odds of 100:1 are what bookmakers call “a long shot nobody backs”.
Kilometre 42:195 is where she shouted “never again in my whole life”.
Apollo 13:55 reported “we have had a problem here”.
Romans 13:1 has been abused to say “never question the powerful.”
What Psalm 137:9 does not give you is permission to say “they deserve it.”
If you hear “you must stay with him” in Ephesians 5:22, you hear something it does not say.
I used to read “be perfect” in Matthew 5:48 as “never make a mistake”.
Where the old translation has “charity” in 1 Corinthians 13:1, newer ones have “love”.
The Hebrew word behind “lovingkindness” in Psalm 36:7 is hesed.
“Selah” appears three times in Psalm 3:2-8.
Between “I believe” and “help thou mine unbelief” (Mark 9:24) lies my whole week.
Your word “numb” is a good word; Psalm 88:15 knows it too.
You put it beautifully: “I am tired of being the strong one.” Sit with 1 Kings 19:4 for a while.
When he texted “we need to talk,” you thought of Proverbs 12:25, you said.
There is “loneliness” and there is “solitude”, and Mark 1:35 is about the second.
People quote Jeremiah 29:11 on graduation cards as if it meant “you will be successful.”
That is not the same as “God wanted this to happen,” and Genesis 50:20 does not say so.
Is Romans 8:28 telling you “cheer up, it could be worse”? No.
Underneath Psalm 22:1 I hear my own “where were you?”
Philippians 4:13 on a gym wall turns into “I can lift anything.”
In Luke 10:41 Martha is “busy with many things”, in modern words.
The opposite of Matthew 6:34 is what my aunt called “borrowing trouble from next week”.
One could title Psalm 73 “When the Wicked Win”.
I would rename the chapter “What Fear Knows” and put Isaiah 43:1 at its head.
A friend calls Ecclesiastes 3:1-8 “the Byrds song”.
Your “I should be over this by now” meets a God who keeps count of tears (Psalm 56:8).
The rule “three strikes and out” is not Matthew 18:22.
The point of Jonah 4:11 is, I think, “mercy is wider than your map.”
Ask him whether “for better, for worse” still stands, and read Ruth 1:16 together.
Don't turn James 1:2 into “just smile.”
I once preached on Mark 5:36 under the title “Don't Be Afraid of the News”.
Some commentaries label Psalm 109 “imprecatory”, that is, full of curses.
To pray Psalm 6:6 is to say “I have cried the whole night” without shame.
What if Psalm 27:14 were less “grit your teeth” and more “stay at the window”?
Job 13:15 is braver than “I'm fine, thanks.”
Psalm 40:1-3 is where I would start if patience is the theme.
John 15:5 — abide first, act second
- Isaiah 43:1-2: you are called by name, and the water is not the end
- **1 Kings 19:11-13** – a sound of sheer silence after the storm
* Luke 18:1-8 (keep praying and do not lose heart)
## Mark 10:46-52
A blind man shouts, the crowd hushes him, and Jesus stands still.
**Habakkuk 3:17-18**
Everything fails in these lines, and the song goes on anyway.
| When you feel | Read |
|---|---|
| Alone in a crowd of people | Psalm 25:16 |
| Angry at somebody close | Ephesians 4:26 |
| Reading | What to look for |
|---|---|
| Genesis 32:24-30 | The limp that comes with the blessing |
Colossians 3:12-14 describes a wardrobe: kindness, humility, gentleness.
In Acts 16:25 two beaten men sing at midnight.
Nehemiah 8:10 tells a weeping crowd to go home and eat.
Zephaniah 3:17 says God sings over you, which is hard to believe on a Monday.
According to 2 Timothy 1:7, fear is not the gift you were given.
Psalm 32:3-5: silence made him sick, honesty made him well.
1. Read Psalm 77:1-12 aloud, slowly, twice.
2. Underline Romans 15:13 and carry it through the day with you.
Hebrews 4:15-16 (he knows from the inside)
Philemon 1:16 asks for a slave to be received as a brother.
Titus 3:4-5
: Kindness appeared before we did anything to deserve it
`);
