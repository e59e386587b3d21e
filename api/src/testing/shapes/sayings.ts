import { linesOf } from './templates.js';

/** Words that are often given as the Bible's. */
export const GIVEN_AS_BIBLE = linesOf(`
God helps those who help themselves
Money is the root of all evil
Cleanliness is next to godliness
God won't give you more than you can handle
God will never give you more than you can bear
Spare the rod and spoil the child
Spare the rod, spoil the child
Pride comes before a fall
Pride goeth before a fall
The lion shall lie down with the lamb
To thine own self be true
This too shall pass
God works in mysterious ways
The Lord works in mysterious ways
Hate the sin, love the sinner
Love the sinner, hate the sin
Charity begins at home
Moderation in all things
Be in the world but not of the world
In the world but not of it
God moves in a mysterious way
When God closes a door, he opens a window
Everything happens for a reason
Confession is good for the soul
Neither a borrower nor a lender be
A fool and his money are soon parted
The devil is in the details
Idle hands are the devil's workshop
Idle hands are the devil's playground
Money is the root of all kinds of evil and good
The eyes are the windows of the soul
The eyes are the window to the soul
Let your conscience be your guide
Seek first to understand, then to be understood
Bad company corrupts good character always
If God brings you to it, he will bring you through it
Let go and let God
God needed another angel
Only God can judge me
Follow your heart
Do unto others as you would have them do unto you
Do unto others before they do unto you
The truth will set you free if you want it
An apple a day keeps the doctor away
Ashes to ashes, dust to dust
Jesus wept for the world
Footprints in the sand were when I carried you
God loves a cheerful heart
Good things come to those who wait
Patience is a virtue
Where there is a will, there is a way
God never gives us anything we cannot handle
Three wise men came from the East
Eve ate an apple
Jonah was swallowed by a whale
Judge not, that ye be not judged by any man
Practice what you preach
Rob Peter to pay Paul
No rest for the wicked
There is no rest for the wicked
The blood of the martyrs is the seed of the church
Preach the gospel at all times; if necessary, use words
Forgive and forget
Blood is thicker than water
Honesty is the best policy
A leopard cannot change his spots ever
Two wrongs don't make a right
The Lord helps them that help themselves
Heaven helps those who help themselves
The love of money is the root of evil
The patience of Job is a virtue
Actions speak louder than words
Better to give than to receive
It is better to give than to receive
Fear not, for I am with you always my child
God is in control
You reap what you sow
What goes around comes around
As ye sow, so shall ye reap
A house divided against itself cannot stand
The road to hell is paved with good intentions
Hell hath no fury like a woman scorned
Nothing is certain but death and taxes
God gives his toughest battles to his strongest soldiers
God gives the hardest battles to his strongest soldiers
God's timing is perfect
The family that prays together stays together
Pride cometh before the fall
Money can't buy happiness
God doesn't make junk
God does not call the qualified, he qualifies the called
Live and let live
All you need is love
Beauty is in the eye of the beholder
Absence makes the heart grow fonder
Be ye kind one to another and the world will follow
To err is human, to forgive divine
Give a man a fish and you feed him for a day
Let he who is without sin cast the first stone
Time heals all wounds
Silence is golden
Ask and you shall receive
Virtue is its own reward
Cast your bread upon the waters and it will come back buttered
Man proposes, God disposes
Many are called but few are frozen
The meek shall inherit the earth and all its money
God helps them that help themselves
Heaven helps those that help themselves
The love of money is the root of evil things
Cleanliness is close to godliness
God doesn't give us more than we can take
The Lord will not give you more than you can bear
He who spares the rod spoils the child
Pride goes before the fall
The lion will lie down with the lamb
And this too shall pass
God works in strange and mysterious ways
Hate the sin and love the sinner
Charity starts at home
Everything in moderation
We are in the world but not of the world
When the Lord closes a door, somewhere he opens a window
All things happen for a reason
Neither borrower nor lender be
A fool and his money are easily parted
An idle mind is the devil's playground
The eyes are windows to the soul
Good things come to them that wait
Only God may judge me
Always follow your heart
Do unto others as you would have done unto you
Treat others as you want to be treated
Money is the source of all evil
Patience is virtue
Where there's a will there's a way
God never gives you more than you can handle
Practise what you preach
No rest for the weary
Preach the gospel always, and when necessary use words
To forgive is divine
Blood runs thicker than water
Honesty is always the best policy
Two wrongs do not make a right
What goes around, comes around
A house divided cannot stand
The path to hell is paved with good intentions
The family who prays together stays together
Time heals every wound
God wants you to be happy
He gained another angel
God gave you this trial because you are strong enough
Judge not lest ye be judged
Ye shall know the truth, and it shall set you free
It's better to give than receive
Ask and it will be given, believe and you shall have
Let go and let God work
God only gives us what we can handle
The Lord gives and the Lord takes away
From dust you came and to dust you shall return
Be the change you wish to see in the world
Bad company ruins good morals
Thou shalt love thy enemy
Once saved always saved
`);

/** How they are given so. {q}: the words. */
export const GIVEN_BY = linesOf(`
The Bible says, “{q}.”
Scripture teaches that “{q}.”
As Jesus said, “{q}.”
Jesus said, “{q}.”
The Good Book tells us, “{q}.”
Paul writes, “{q}.”
Solomon said, “{q}.”
The Psalmist writes: “{q}.”
As Scripture says, “{q}.”
God's Word says, “{q}.”
The Word of God tells us: “{q}.”
In the Bible we read, “{q}.”
It says in the Bible, “{q}.”
It is written, “{q}.”
“{q},” says the Bible.
“{q},” the Bible says.
“{q},” as the Bible puts it.
“{q}” is in the Bible.
> {q}\\n> — The Bible
Proverbs tells us, “{q}.”
In Proverbs we read: “{q}.”
The book of Proverbs says “{q}.”
There is a verse that says “{q}.”
Remember the verse: “{q}.”
My favorite Bible verse is “{q}.”
One of my favorite scriptures: “{q}.”
As it says in Scripture, “{q}.”
The apostle reminds us, “{q}.”
The prophet says, “{q}.”
Moses told the people, “{q}.”
The Lord says, “{q}.”
God says, “{q}.”
God promises us: “{q}.”
The Bible is clear: “{q}.”
You know what the Bible says, “{q}.”
Proverbs 3:27 says, “{q}.”
“{q}” (Proverbs 14:23)
“{q}” – Hezekiah 4:12
{q} (2 Timothy 2:9)
- **Bible:** “{q}”
**Bible verse:** “{q}”
“{q}.”
It's like the Bible says, “{q}.”
The Bible also tells us, “{q}.”
Doesn't the Bible say, “{q}”?
Scripture is plain on this: “{q}.”
We have God's own promise: “{q}.”
Jesus taught his disciples, “{q}.”
Jesus himself told us: “{q}.”
King Solomon, the wisest of men, wrote, “{q}.”
Saint Paul reminds the Romans: “{q}.”
As it is written, “{q}.”
A verse I love: “{q}.”
Here is a Bible verse for you: “{q}.”
> “{q}”\\n>\\n> — Proverbs
“{q},” the Scriptures teach us.
“{q},” as Jesus put it.
“{q}” (Bible)
“{q}” — Jesus
“{q}” — Proverbs
**Scripture:** “{q}”
**Today's verse:** “{q}”
Remember God's Word: “{q}.”
In the book of Proverbs it says: “{q}.”
The prophet Isaiah promised, “{q}.”
One of the Ten Commandments is “{q}.”
You will find in the Bible that “{q}.”
The biblical principle “{q}” applies here.
Biblically speaking, “{q}.”
The Bible verse “{q}” comes to mind.
As the old verse goes, “{q}.”
Psalm 12:9 says “{q}.”
“{q}” (John 5:48)
“{q}” — 1 Corinthians 13:14
“{q}”
`);
