import { linesOf } from './templates.js';

/** What a verse says in other words, or is about: a reference, a bar, the words. */
export const SUMMARIES = linesOf(`
Psalm 23:4|God walks with us through the darkest valley and takes away our fear.
Psalm 23:4|Even in the dark you are not alone.
Psalm 23:4|This verse speaks of comfort in the face of death.
Psalm 23:4|A picture of a shepherd's care in dangerous places.
John 3:16|God's love for the whole world, shown in the gift of his Son.
John 3:16|The heart of the gospel in one sentence.
John 3:16|God loved the world so much that he gave his Son.
Romans 8:28|God works all things together for good.
Romans 8:28|Not everything is good, but God can bring good out of everything.
Romans 8:28|A promise for those who love God, not a promise of an easy life.
Philippians 4:6|Do not be anxious; pray instead.
Philippians 4:6|Paul tells the church to bring every worry to God in prayer.
Philippians 4:6-7|Prayer, thanksgiving and a peace beyond understanding.
Matthew 11:28|Jesus invites the weary to come to him for rest.
Matthew 11:28|An open invitation to everyone who is tired.
Matthew 6:34|Jesus asks us not to worry about tomorrow.
Matthew 6:34|Today has enough trouble of its own.
Isaiah 41:10|God promises to strengthen and uphold his people.
Isaiah 41:10|Fear meets the presence of God.
Isaiah 40:31|Waiting on the Lord renews our strength.
James 1:5|Ask God for wisdom, and he will give it generously.
James 1:5|If you lack wisdom, ask for it without being ashamed.
1 Peter 5:7|Cast your worries on God because he cares for you.
1 Peter 5:7|Handing over what is too heavy to carry.
Proverbs 3:5-6|Trust in God more than in your own understanding.
Proverbs 15:1|A gentle answer calms anger.
Ephesians 4:32|Be kind and forgiving, as God forgave you.
Ephesians 2:8|Salvation is a gift, not a reward for good works.
Galatians 5:22|What the Spirit grows in us: love, joy, peace and more.
Galatians 6:2|We are called to carry each other's burdens.
Colossians 3:13|Forgiveness as a daily habit.
Lamentations 3:22-23|Mercy is new every morning.
Lamentations 3:22|Written in the ruins of Jerusalem, and still full of hope.
Hebrews 11:1|Faith is trusting what we cannot yet see.
Hebrews 12:1|Life as a race that we run with patience.
1 Corinthians 13:4|Love is patient and kind.
1 Corinthians 10:13|You are not the only one who is tempted, and there is a way out.
2 Corinthians 12:9|Strength is found in weakness.
Joshua 1:9|Be strong and brave, for God is with you wherever you go.
Joshua 1:9|Courage for a new beginning.
Genesis 50:20|Joseph looks back and sees God at work in what his brothers did.
Genesis 1:1|In the beginning, God made everything.
Exodus 14:14|The Lord fights for his people while they stand still.
Ruth 1:16|Ruth stays with Naomi when nobody expects it.
1 Samuel 16:7|People look at the outside, but God looks at the heart.
Psalm 34:18|God is close to those whose hearts are broken.
Psalm 46:10|An invitation to stop striving and to know who God is.
Psalm 51:10|David asks for a clean heart after his great failure.
Psalm 119:105|Scripture gives enough light for the next step.
Psalm 130:5|Waiting through the night for the morning.
Psalm 139:14|You are made with wonder and care.
Micah 6:8|Justice, mercy and humility in one line.
Luke 15:20|The father runs to meet his son.
Luke 15:20|A story about a love that does not keep count.
Luke 10:37|Go and do the same for the next person you meet.
Mark 4:39|Jesus calms the storm with a word.
Mark 12:31|Love for the neighbor stands beside love for God.
Acts 2:42|The first church shared meals, prayers and possessions.
Revelation 21:4|One day there will be no more tears.
Ecclesiastes 3:1|There is a time for everything, also for grief.
Psalm 27:1|Light drives fear out of the room.
Psalm 27:1|Whom should I fear when God is my light?
John 14:27|A peace that does not depend on circumstances.
John 14:27|Christ leaves his peace with frightened friends.
Romans 12:2|Let God change the way you think.
Romans 12:2|Renewal starts in the mind.
Matthew 5:9|Peacemakers look like their Father.
Isaiah 43:2|Through water and fire, God stays.
Isaiah 43:1-2|You belong to God, and he goes with you through deep water.
Philippians 4:13|Contentment in plenty and in need.
Philippians 4:13|Strength for whatever the day brings.
James 4:8|Come near to God and he will come near to you.
Luke 6:38|Generosity comes back in full measure.
Hebrews 12:1|Run with patience and lay aside what slows you.
Micah 6:8|Do what is right, love mercy, walk humbly.
1 John 4:18|Perfect love leaves no room for fear.
Psalm 40:1|Patience rewarded: he bent down and heard.
Psalm 42:5|The psalmist argues with his own despair.
Psalm 55:22|God can carry what you cannot.
Psalm 62:1|Silence before God alone.
Psalm 90:12|Counting our days makes us wise.
Psalm 103:12|Sin is removed as far as east from west.
Psalm 121:1-2|Help comes from the maker of heaven and earth.
Psalm 127:2|God gives sleep to those he loves.
Psalm 147:3|He heals the brokenhearted and bandages their wounds.
Proverbs 17:17|Friends love at all times.
Proverbs 18:10|God's name is a strong tower.
Proverbs 27:17|Iron sharpens iron, and so do friends.
Ecclesiastes 4:9-10|Two are better than one because they can help each other up.
Isaiah 26:3|Perfect peace belongs to a mind that stays on God.
Isaiah 55:8|God's thoughts are higher than ours.
Jeremiah 29:11|God has plans of peace for exiles.
Jeremiah 29:11|Hope for people far from home.
Zephaniah 3:17|The Lord rejoices over his people with singing.
Matthew 5:44|Love even your enemies and pray for them.
Matthew 7:7|Keep asking, seeking and knocking.
Matthew 28:20|The risen Christ promises to stay.
Mark 9:24|Faith and doubt in one breath.
Luke 1:37|Nothing is impossible with God.
Luke 12:32|The Father is glad to give the kingdom to a little flock.
John 8:12|Whoever follows Jesus does not walk in darkness.
John 10:10|Full life is what Jesus came to bring.
John 11:35|Jesus cries at the grave of a friend.
John 16:33|Trouble is certain, and so is his victory.
Acts 16:25|Singing in prison at midnight.
Romans 5:8|Christ died for us while we were still sinners.
Romans 8:38-39|Nothing can separate us from God's love.
Romans 15:13|The God of hope fills you with joy and peace.
2 Corinthians 4:16|We do not give up, even as the body ages.
2 Corinthians 5:17|Anyone in Christ is a new creation.
Galatians 6:9|Don't get tired of doing good.
Ephesians 3:20|God can do more than we ask or imagine.
Ephesians 4:26|Anger is not sin, but do not let it last the night.
1 Thessalonians 5:16-18|Rejoice, pray and give thanks in everything.
2 Timothy 1:7|Power, love and a sound mind instead of fear.
Hebrews 13:5|He will never leave you.
James 1:2|Trials can become a source of joy.
James 1:19|Quick to listen, slow to speak, slow to anger.
1 Peter 3:15|Be ready to explain your hope gently.
Revelation 3:20|Christ stands at the door and knocks.
`).map((line): readonly [string, string] => {
  const [reference = '', words = ''] = line.split('|');
  return [reference, words];
});

/** Where they stand. {R}: the reference, {q}: the words. */
export const SUMMARY_PLACES = linesOf(`
## {R}\\n\\n{q}\\n\\nTake a moment with it.
### {R}\\n{q}
**{R}**\\n\\n{q}
**{R}**\\n{q}
- **{R}** – {q}
- {R}: {q}
1. {R} — {q}
{R}: {q}
| Passage | Theme |\\n|---|---|\\n| {R} | {q} |
| Passage | What it says to us |\\n|---|---|\\n| {R} | {q} |
{R}\\n: {q}
{q} ({R})
- {q} ({R})
1. **A step.** {q} ({R})
{q} — {R}
**{R}** {q}
- {R} ({q})
<dl><dt>{R}</dt><dd>{q}</dd></dl>
| Meaning | Where |\\n|---|---|\\n| {q} | {R} |
`);
