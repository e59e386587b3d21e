import { linesOf } from './templates.js';

/** Talk near references in which nothing may be told: names of passages, words to say, other authors, figures, summaries. */
export const QUIET_TALK = linesOf(`
The “love chapter” is 1 Corinthians 13, and it is read at many weddings.
Read the “Sermon on the Mount” in Matthew 5–7 this week.
In the “Parable of the Prodigal Son” (Luke 15:11-32) the father runs.
“The Good Samaritan” (Luke 10:25–37) answers the question of who my neighbour is.
Psalm 23 is often called “the shepherd psalm”.
Hebrews 11 is known as the “Hall of Faith”.
The “Fruit of the Spirit” is listed in Galatians 5:22-23.
The “Armor of God” passage (Ephesians 6:10-18) is about standing.
The so-called “Great Commission” (Matthew 28:18–20) sends them out.
The “Beatitudes” (Matthew 5:3-12) turn things upside down.
Isaiah 53 is called the “Song of the Suffering Servant”.
“The Ten Commandments” stand in Exodus 20:1-17.
The heading “A Call to Persevere” stands over Hebrews 10:19-25 in my Bible.
My Bible titles Psalm 51 “A Prayer for Cleansing and Pardon”.
The “Golden Rule” (Matthew 7:12) is simple and hard.
John 17 is Jesus' “High Priestly Prayer”.
The “Magnificat” in Luke 1:46-55 is Mary's song.
The “Valley of Dry Bones” is in Ezekiel 37:1–14.
Daniel 3 tells of the “Fiery Furnace”, and Daniel 6 of the “Lions' Den”.
The “I am” sayings of John 6:35 and John 8:12 belong together.
The “Last Supper” is told in Mark 14:22-25.
Scholars call Philippians 2:6–11 the “Christ Hymn”.
The “Proto-Gospel” is Genesis 3:15.
See “The Parable of the Sower” in Matthew 13:3-9.
1 John 4:8 is behind the slogan “love wins”.
Read Psalm 23:4 slowly, then say to yourself: “I am not walking alone today.”
After Philippians 4:6-7, write in your journal: “Today I hand over my worry about work.”
Pray with Psalm 51:10, then add in your own words: “Help me to start again with my brother.”
Breathe in and whisper, “You are here,” breathe out and whisper, “I am safe.” (Based on Psalm 46:10.)
Using Matthew 11:28 as your base, tell God: “I am tired and I do not know what to do.”
After reading Romans 8:28, ask yourself, “Where have I seen this in my own life?”
Try this prayer after Psalm 139:23-24: “Lord, show me what I am hiding from myself.”
You might begin with “Father, I need your patience today,” and then read James 1:5.
Write down one sentence that starts with “I am grateful for” and read 1 Thessalonians 5:18 again.
A simple affirmation from Isaiah 41:10 might be: “I am held, even when I shake.”
With John 15:5 open, finish this sentence: “I stay close to the vine when I…”
Say aloud, “This day is a gift,” before you read Psalm 118:24.
Set a reminder on your phone that says “Pause and breathe” and read Psalm 46:10 at noon.
Discuss with a friend: “What does it mean to forgive seventy times seven?” (Matthew 18:22).
Repeat the phrase “I can begin again” after reading Lamentations 3:22-23.
In Ephesians 4:26-27 there is an invitation. Tell your wife, “I was wrong this morning, and I am sorry.”
Try saying to him: “When you shout, I feel small.” Then read Proverbs 15:1 together.
Ask God, “What would you have me do?” as Saul does in Acts 9:6, and wait.
Journal prompt (Psalm 42:5): “Why am I cast down this week, and what helps?”
After Micah 6:8, list three ways to “do the right thing” at work.
Speak this over yourself: “My worth is not my work.” (See Ephesians 2:8-9.)
Here is a breath prayer for Psalm 62:1: inhale “My soul rests,” exhale “in you alone.”
Closing prayer: “Dear God, thank you for this day and for the friends you have given me. Amen.” Next: Romans 12.
Send a text to your sister: “I have been thinking about you.” Then read Ruth 1:16-17.
Augustine wrote in Confessions 1.1, “our heart is restless until it rests in you.”
Seneca says in Letters 13.4, “we suffer more often in imagination than in reality.”
The Qur'an says (94:5), “with hardship comes ease.”
In Surah 2:286 we read, “God does not burden any soul beyond its capacity.”
C. S. Lewis put it well: “You can never get a cup of tea large enough or a book long enough to suit me.”
Bonhoeffer, reading Matthew 16:24, wrote: “When Christ calls a man, he bids him come and die.”
“Amazing grace, how sweet the sound,” wrote Newton, and Ephesians 2:8 stands behind it.
Luther's hymn “A mighty fortress is our God” is built on Psalm 46.
Marcus Aurelius (Meditations 5:1) writes: “At dawn, when you have trouble getting out of bed, tell yourself: I have to go to work as a human being.”
Rumi said, “the wound is the place where the light enters you.”
The Westminster Catechism asks, “What is the chief end of man?” and points to 1 Corinthians 10:31.
The Nicene Creed says “begotten, not made, of one being with the Father”; compare John 1:14.
Tim Keller says about Romans 5:8: “We are more sinful than we ever dared believe, yet more loved than we ever dared hope.”
Matthew Henry comments on Psalm 23:1: “It is a happy thing when we can look up to him as our shepherd.”
As Spurgeon preached on Psalm 23:4, “the valley may be dark, but it is a valley with an end.”
Martin Luther King Jr., quoting Amos 5:24 in his speech, also said, “I have a dream.”
Corrie ten Boom used to say, “There is no pit so deep that he is not deeper still.” She loved Psalm 139:8.
In Sirach 6:14 we read: “A faithful friend is a sturdy shelter.”
The Book of Wisdom 3:1 says, “The souls of the righteous are in the hand of God.”
The Didache 1:2 teaches: “The way of life is this.”
In the Bhagavad Gita 2:47 Krishna says, “You have a right to your actions, but never to your actions' fruits.”
Teresa of Ávila wrote: “Let nothing disturb you, let nothing frighten you.” It sounds like John 14:27.
Dostoevsky opens his novel with John 12:24, and writes elsewhere, “beauty will save the world.”
N. T. Wright explains Romans 8:18-25 as “the new creation waiting to be born.”
Calvin, on John 3:16: “faith embraces Christ with the efficacy of his death.”
Chrysostom said of Romans 8: “It is a ladder that reaches heaven.”
My pastor said last Sunday about James 1:2: “Joy is not the same as a good mood.”
A friend of mine likes to say, “God doesn't call the qualified, he qualifies the called”, and she quotes 1 Corinthians 1:27.
Julian of Norwich heard, “All shall be well, and all manner of thing shall be well.” Compare Romans 8:28.
Thomas à Kempis, The Imitation of Christ 1.2: “Every man naturally desires knowledge.”
Epictetus, Enchiridion 1.1, begins “Some things are in our control and others not.”
Homer, Iliad 6:146: “As is the generation of leaves, so is that of men.”
Shakespeare (Hamlet 3:1) asks, “To be, or not to be.”
Plato's Republic 7:514 begins, “Imagine people living in a cave.”
In Tobit 4:15 we are told, “Do to no one what you yourself dislike.”
The Book of Mormon, Alma 32:21, says “faith is not to have a perfect knowledge of things.”
Pascal (Pensées 4:277) wrote, “The heart has its reasons which reason knows nothing of.”
We meet on Tuesday 7:00 in the hall; the password is “open door please”.
The train leaves at 10:15, and the sign says “platform four is closed today”.
Version 2.1 of the app says “your session has been saved for later”.
Figure 2.1 shows the curve; the caption reads “growth in the first quarter”.
The score was 3:1, and the paper wrote “a night nobody will forget soon”.
Mix it in a ratio of 3:2; the label warns “keep out of the reach of children”.
Aspect ratio 16:9 is called “widescreen on most televisions today”.
Room 3:16 has a note on the door: “back in ten minutes or so”.
At Mark 3:15 the runner fell, and the commentator shouted “he is getting up again”.
Chapter 4:2 of the handbook says “employees may carry over five days of leave”.
Section 5.3 reads, “either party may terminate this agreement in writing”.
Table 3.2 lists “costs by month and by department”.
Flight 12:30 was delayed; the screen said “please wait for further information”.
March 3:15 pm works for me; the invite is called “planning the summer retreat”.
The recipe (step 2:1) says “fold the egg whites in gently”.
Route 66:12 is marked “scenic view ahead on the left”.
Psalm 23 at 7:30: the flyer says “bring your own blanket and tea”.
Section A 1:1 says “one to one meetings are held weekly”.
Python 3.12 prints “syntax error on the last line” for this.
Windows 11.2 says “restart your computer to finish installing”.
Bus 7:45 shows “not in service this evening”.
Job 2:1 on the scheduler failed with “connection refused by the remote host”.
The Acts 4:1 ratio is what my teacher called “an odd way to count”.
When I read Psalm 88, I do not hear “everything happens for a reason” at all.
Romans 8:28 is not saying “everything that happens is good.”
Philippians 4:13 does not mean “I can win every game.”
Jeremiah 29:11 is often read as “God will make me rich.”
The word “hope” in Romans 5:5 is stronger than our word.
The Greek word “agape” in 1 Corinthians 13:4 is rich.
You asked about “being born again” in John 3:3.
By “the flesh” Paul means more than the body (Romans 8:5).
You said “I feel like a failure as a mother”; Psalm 34:18 is for you.
When you write “nobody would miss me,” I hear how heavy it is. Psalm 34:18 is near to that.
People often say “time heals all wounds”, but Psalm 147:3 says who heals.
There is a difference between “I made a mistake” and “I am a mistake”, and Romans 8:1 knows it.
The phrase “God helps those who help themselves” is not in the Bible.
You will not find “God won't give you more than you can handle” in Scripture; 1 Corinthians 10:13 is about temptation.
“Cleanliness is next to godliness” is a saying of John Wesley's time, not a verse.
Some people think “money is the root of all evil” is in the Bible; 1 Timothy 6:10 says the love of money.
I call this step “naming the fear”, and Psalm 56:3 is its verse.
Step 2, “Name what you feel”, goes with Psalm 13:1-2.
The chapter “How to Begin Again” in my notes uses Lamentations 3:22-23.
Our course “Walking in the Valley” starts with Psalm 23:4.
The song “Way Maker” reminds me of Isaiah 43:16.
The film “The Tree of Life” opens with Job 38:4.
My daughter asked, “Mom, why did he have to die?” and I had only John 3:16 to offer.
My boss told me, “You have until Friday,” and I thought of Matthew 6:34.
In Psalm 13:1 David asks how long. Do you also ask, “How much longer will this take?”
The rabbis called Genesis 22 “the binding”.
The theme of Ruth 1:16 is “loyalty that costs something”.
Paul's argument in Romans 4 runs: “if Abraham was counted righteous before the law, so can you be.”
In other words, Romans 12:2 is saying “don't let the world squeeze you into its mould.”
Put simply, James 1:19 says “listen first”.
In short, Ephesians 4:32 means “be the first to forgive”.
You could paraphrase Psalm 46:10 as “stop fighting and let God be God”.
Think of Matthew 6:25–34 as Jesus saying, “You are worth more than your worries.”
It is as if Psalm 121 whispered, “You are being watched over.”
Perhaps God is asking you, as he asked Elijah in 1 Kings 19:9, what you are doing here; my answer was “hiding, mostly”.
Mark 4:35-41 shows that “storm” and “sleep” can be in one boat.
Notice how often “with you” appears in Isaiah 43:2 and Psalm 23:4.
In John 11:35 there are two words, and I think they say “I am with you in this.”
We call the space between Psalm 22:1 and Psalm 22:24 “the long night”.
My prayer after Psalm 4:8 last night was short: “Please let me sleep.”
The title of tonight's talk is “When the wells run dry” (Genesis 26:18).
The theologian's term “prevenient grace” fits 1 John 4:19.
Is “closure” what you are looking for? Philippians 3:13 speaks of forgetting what is behind.
Psalm 23:4 is a verse for people who walk through dark places and need company on the way.
John 3:16: this verse is the most quoted in the whole Bible, and for good reason.
Romans 8:28 — a hard verse for people in pain, and one to handle gently.
- Psalm 46:10: a call to stop and to notice that God is God
- **Matthew 11:28** – Jesus invites the tired to come to him for rest
- Philippians 4:6-7: Paul tells his friends to bring their worries to God
1. Isaiah 41:10 – God promises to be with his people and to hold them up
| Reference | Theme |\\n|---|---|\\n| Psalm 23 | God as a shepherd who walks with us |
| Theme | Verse |\\n|---|---|\\n| Fear and worry in hard times | Isaiah 41:10 |
| Day | Reading | Question |\\n|---|---|---|\\n| Monday | Psalm 1:1-3 | Where are your roots in this season? |
## Psalm 23:4
This verse is about company in the dark. It does not promise a way around the valley.
## Romans 12:2
Paul asks us to let our minds be made new, and he knows that it takes time.
**James 1:5** – ask for wisdom when you do not know what to do
Psalm 34:18 (God is near to the brokenhearted)
In Luke 15:20 the father runs to meet his son while he is still far away.
According to Genesis 50:20, what his brothers meant for harm God used for good.
Proverbs 3:5-6 teaches us to trust God more than our own understanding of things.
Psalm 139:13-14 reminds you that you were made with care and wonder.
Galatians 6:2 tells us to help one another with what is heavy.
Ecclesiastes 3:1 says there is a season for everything.
Read Psalm 121:1-2
Write down what you notice about the mountains and about help.
Psalm 130:5-6
: A song about waiting for the Lord through a long night
Micah 6:8: what God asks of us is justice, kindness and humility.
Memory verse: Joshua 1:9. Learn it by heart before Sunday and say it to a friend.
`);
