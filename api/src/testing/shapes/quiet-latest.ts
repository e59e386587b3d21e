import { linesOf } from './templates.js';

/** The same, written last. */
export const QUIET_LATEST = linesOf(`
The sermon on “the narrow gate” used Matthew 7:13-14.
I love the name “Prince of Peace” in Isaiah 9:6.
Luke 19:1-10 is what children call “the man in the tree”.
The “Bread of Life” speech takes up most of John 6.
Artists have painted “The Annunciation” (Luke 1:26-38) for centuries.
Exodus 14 is the “crossing of the sea” every child can draw.
The rabbis speak of “the Song at the Sea” in Exodus 15:1-18.
Acts 2:1-13 is read on “the birthday of the church”.
When Psalm 23:1 comes round, try adding “even in this job”.
Reading 1 John 1:9, I wrote one line: “I was unkind to Tom.”
Could Micah 6:8 fit on a card for your desk as “be fair, be kind, stay small”?
Let your answer to Isaiah 6:8 be small: “Here I am, until five o'clock.”
As a last step, look at Psalm 4:8 and switch off the light with “good night, Lord”.
Your own psalm might open with “How long will the phone stay silent?” just as Psalm 13:1 opens with a question.
In the margin of Romans 7:15 my son wrote “same”.
Next to James 4:14 I keep a sticky note: “Call Dad.”
Try finishing Matthew 6:11 in your own way: “Give us this day the patience for the school run.”
If praying Psalm 42:11 feels false, start with “I don't feel it, but I'm here.”
Annie Dillard's “how we spend our days is how we spend our lives” could stand over Psalm 90:12.
For Martin Buber, writing about Exodus 3:14, “all real living is meeting.”
Kierkegaard once prayed, with Matthew 22:39 in mind, “teach me to love the neighbor I can see.”
I heard a nun say of Psalm 131, “It is the shortest road home.”
In a letter about Romans 8:38 John Donne wrote that “no man is an island.”
Luther's last note, “we are beggars, this is true,” is next to 1 Corinthians 4:7 for me.
Wesley's journal has “I felt my heart strangely warmed” for the day he heard Romans 1:17 explained.
The Heidelberg Catechism opens with “What is thy only comfort in life and death?” and quotes Romans 14:8.
Seneca (On Anger 3:36) advises, “Let us examine our whole day before we sleep.”
“Do the next right thing” is how Emily Freeman sums up Philippians 3:12.
What the Stoics called “living according to nature” is not Galatians 5:16.
Hafez says “I wish I could show you the astonishing light of your own being.” Compare Matthew 5:14.
You called yourself “too much” twice; Psalm 139:14 uses another word.
Do not let “biblical submission” hide what Colossians 3:19 says to husbands.
I don't think Proverbs 3:5 means “stop thinking.”
When your father says “boys don't cry,” show him John 11:35.
Genesis 16:13 gives God a new name, and I hear in it “someone noticed.”
Between “sorry” and “I forgive you” there may be years; Genesis 45:4 took twenty.
The doctor's “we will do what we can” sounded thin until I read Psalm 46:1.
Ecclesiastes 7:14 will not let you call every bad day “a test”.
My word for this season is “enough”, from 2 Corinthians 12:9.
She asked me whether Hebrews 13:4 means “no divorce ever” and I said it is longer than that.
I would not paint “God is good all the time” over Lamentations 3:1-18.
Mark 14:34 lets me say “this is too heavy for me” without feeling weak.
By 9:15 the board said “delayed until further notice”.
The final was decided 4:3 and the crowd sang “one more time for us”.
Chapter 2.4 of my thesis argues that “silence is a kind of speech”.
Android 14.1 asks “allow this app to use your location”.
Paragraph 7:2 says “no pets in the shared garden please”.
The scale is 1:24, and the box says “not suitable for small children”.
You might know this chapter, John 14, as “the farewell”.
“The Rich Young Ruler” is the usual title of Mark 10:17-22.
In our church Bible the heading above Psalm 121 is “Assurance of God's Protection”.
Psalm 100, “A Psalm of Thanksgiving”, has five verses.
The scene from Luke 24:28-32 is painted as “The Supper at Emmaus”.
Genesis 22, often called “the Akedah” by Jewish readers, is hard to read aloud.
1 Corinthians 15 is “the resurrection chapter” for good reason.
Revelation 2–3 (“the letters to the seven churches”) repays slow reading.
Read the story of “Blind Bartimaeus” (Mark 10:46-52) tonight.
Matthew 6:9-13, or “the Our Father”, is where I would begin.
Before you sleep, whisper “all is not lost” and let Psalm 30:5 be the last page.
Today's small step: text one person “thinking of you today”. Read Romans 12:15 afterwards.
Your one-line prayer could be “Lord, make me brave enough to apologise.” It grows out of Matthew 5:23.
Say to the child inside you, “you did nothing wrong”, and stay near Psalm 27:10.
Hold Psalm 16:8 in one hand and in the other your own words: “I am scared of Thursday.”
How would it sound to tell her “I miss how we used to laugh”? Ephesians 4:29 might help.
Finish each page with “…and still I am here”, the way Psalm 73:23 does.
Put into words what you need: “I need someone to sit with me.” Ecclesiastes 4:10 says that is human.
A good question to carry through Mark 8:29 is “what do I actually believe about him?”
Ask your group, “When did you last feel safe?”, then read Psalm 91:4 together.
Let “not my job to fix him” be your sentence for the week, with Galatians 6:5 behind it.
Answer the inner critic with “that is not the whole story” and Romans 8:1.
Thérèse of Lisieux called prayer “a surge of the heart”, which is Psalm 62:8 in French.
Of Job 19:25 the composer wrote in his notebook, “here I could not stop weeping.”
Frederick Buechner's “listen to your life” is Psalm 46:10 for busy people.
Barth, when asked about Romans 3:24, answered “Jesus loves me, this I know.”
“Christianity has not been tried and found wanting,” Chesterton wrote, thinking of Matthew 7:14.
In the film a priest reads Psalm 23:4 and then mutters, “I hope somebody is listening.”
The hymn writer turned Lamentations 3:23 into “great is thy faithfulness”.
According to the Dalai Lama, “kindness is my religion”; Micah 6:8 would nod.
The desert fathers told each other “go, sit in your cell, and your cell will teach you everything”, long after Mark 1:35.
An old Irish blessing, “may the road rise up to meet you,” sits beside Numbers 6:24 on our wall.
Eugene Peterson spoke of “a long obedience in the same direction” when he taught Psalms 120-134.
Nietzsche had first written “a long obedience”, which Hebrews 12:1 knows as running.
The Prophet 3:2 by Gibran says “let there be spaces in your togetherness”.
In Walden 2:4 Thoreau says he went “to the woods to live deliberately”.
The Quran in 13:28 speaks of hearts that “find rest in the remembrance of God”.
What you describe as “numbness” looks a lot like 1 Kings 19:4 to me.
Proverbs 31:10 never meant “do more, sleep less”.
In Hebrew the “still small voice” of 1 Kings 19:12 is closer to a sound of thin silence.
I hesitate to put “everything will be fine” next to Job 2:8.
Luke 10:42 is not against “busy hands”; it is against a torn heart.
Paul's “thorn” in 2 Corinthians 12:7 has had a hundred explanations.
Some hear “women be quiet” in 1 Corinthians 14:34 and stop reading there.
By “poor in spirit” Matthew 5:3 does not mean “without self-esteem”.
Where you wrote “I'm broken”, Psalm 34:18 writes “near”.
My neighbour's version of Hebrews 13:2 is “always cook for one more”.
The opposite of love, in the light of 1 John 4:18, may be “control”.
It took me years to see that Matthew 18:15 says “go and talk”, not “go and win”.
Her last words to me were “don't you dare give up”, and I read Deuteronomy 31:6 at the grave.
Rather than “Why me?”, Lamentations 3:40 asks where we are going.
The tension between “already” and “not yet” runs through Romans 8:24.
You asked if Romans 12:19 forbids “calling the police”. It does not.
For you, Isaiah 43:4 may need to sound like “you matter to me, full stop”.
Ruth 2:12 is Boaz's way of saying “I noticed what you did”.
The 8:45 is the last bus; its display reads “not in service tonight”.
Rule 3:7 of the club says “members may bring two guests”.
Linux 6.12 prints “no space left on device”.
Episode 4:2 is called “the one where nobody listens”.
Appendix B 2:1 explains “how to read the tables”.
Heart rate 1:2, the coach says “breathe out twice as long”.
Kapitel 7:3 des Handbuchs sagt „bitte vor Gebrauch schütteln“.
Our table at 19:30 is booked under “quiet corner by the window”.
Pray with Psalm 139:23 tonight: “Lord, look into me and show me what I hide.”
“Turn! Turn! Turn!” by the Byrds takes its words from Ecclesiastes 3:1.
One way to put Romans 8:28 in plain words: “God can use even this.”
“This too shall pass” is a Persian saying; the nearest is 2 Corinthians 4:18.
`);
