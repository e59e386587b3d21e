/** References and names of passages as they are typed into a search, in six languages: "words | where the passage begins". */
export const TYPED = `
John 3:16 | John 3:16
jn 3 16 | John 3:16
john 3.16 | John 3:16
John3:16 | John 3:16
john chapter 3 verse 16 | John 3:16
ps 23 | Psalm 23:1
psalm 23:4 | Psalm 23:4
Psalm XXIII | Psalm 23:1
Ps. cxix. 105 | Psalm 119:105
the 23rd psalm | Psalm 23:1
twenty-third psalm | Psalm 23:1
1 cor 13 | 1 Corinthians 13:1
first corinthians 13:4-7 | 1 Corinthians 13:4
I Corinthians xiii | 1 Corinthians 13:1
II Tim 1:7 | 2 Timothy 1:7
2nd Timothy 1:7 | 2 Timothy 1:7
1jn 1:9 | 1 John 1:9
Rom 8:28f | Romans 8:28
romans 8:28-39 | Romans 8:28
rom. 8, 28 | Romans 8:28
Joh 3,16 | John 3:16
Johannes 3,16 | John 3:16
1. Mose 1,1 | Genesis 1:1
Matthäus 5,3-12 | Matthew 5:3
Römer 8,28 | Romans 8:28
1. Korinther 13 | 1 Corinthians 13:1
Sprüche 3,5 | Proverbs 3:5
Offenbarung 21,4 | Revelation 21:4
Jesaja 41,10 | Isaiah 41:10
Psalm 91,1 | Psalm 91:1
Juan 3:16 | John 3:16
Salmo 23 | Psalm 23:1
Salmos 91 | Psalm 91:1
Mateo 6:33 | Matthew 6:33
1 Corintios 13:4 | 1 Corinthians 13:4
Filipenses 4:13 | Philippians 4:13
Apocalipsis 21:4 | Revelation 21:4
Éxodo 20 | Exodus 20:1
Jean 3:16 | John 3:16
Psaume 23 | Psalm 23:1
Matthieu 5, 9 | Matthew 5:9
Ésaïe 41:10 | Isaiah 41:10
Genèse 1:1 | Genesis 1:1
Apocalypse 3:20 | Revelation 3:20
João 3:16 | John 3:16
Salmo 91 | Psalm 91:1
Mateus 11:28 | Matthew 11:28
Provérbios 3:5 | Proverbs 3:5
Êxodo 14:14 | Exodus 14:14
Giovanni 3,16 | John 3:16
Salmi 23 | Psalm 23:1
Matteo 6,33 | Matthew 6:33
Genesi 1,1 | Genesis 1:1
1 Corinzi 13 | 1 Corinthians 13:1
the Lord's Prayer | Matthew 6:9 or Luke 11:2
lords prayer | Matthew 6:9 or Luke 11:2
our father | Matthew 6:9 or Luke 11:2
love chapter | 1 Corinthians 13:1 or 1 Corinthians 13:4
the love chapter | 1 Corinthians 13:1 or 1 Corinthians 13:4
armour of God | Ephesians 6:10 or Ephesians 6:11 or Ephesians 6:13
armor of god | Ephesians 6:10 or Ephesians 6:11 or Ephesians 6:13
prodigal son | Luke 15:11
the parable of the prodigal son | Luke 15:11
good samaritan | Luke 10:25 or Luke 10:30
ten commandments | Exodus 20:1 or Exodus 20:2 or Exodus 20:3
sermon on the mount | Matthew 5:1 or Matthew 5:3
beatitudes | Matthew 5:1 or Matthew 5:3
fruit of the spirit | Galatians 5:22
great commission | Matthew 28:18 or Matthew 28:19 or Matthew 28:16
golden rule | Matthew 7:12
shepherd psalm | Psalm 23:1
david and goliath | 1 Samuel 17:1 or 1 Samuel 17:4 or 1 Samuel 17:45 or 1 Samuel 17:32
noah's ark | Genesis 6:9 or Genesis 6:13 or Genesis 6:14 or Genesis 6:1 or Genesis 6:5
daniel in the lions den | Daniel 6:1 or Daniel 6:16 or Daniel 6:10
fiery furnace | Daniel 3:1 or Daniel 3:8 or Daniel 3:13 or Daniel 3:16 or Daniel 3:17 or Daniel 3:19
jonah and the whale | Jonah 1:17 or Jonah 1:1
creation story | Genesis 1:1
adam and eve | Genesis 2:4 or Genesis 2:7 or Genesis 2:18 or Genesis 2:15 or Genesis 3:1
tower of babel | Genesis 11:1
lost sheep | Luke 15:3 or Luke 15:4 or Luke 15:1 or Matthew 18:12
parable of the sower | Matthew 13:3 or Matthew 13:1 or Mark 4:1 or Mark 4:3 or Luke 8:4 or Luke 8:5
the talents | Matthew 25:14
the last supper | Matthew 26:17 or Matthew 26:20 or Matthew 26:26 or Mark 14:22 or Luke 22:7 or Luke 22:14 or Mark 14:12 or Luke 22:19 or Mark 14:17
christmas story | Luke 2:1 or Matthew 1:18
magnificat | Luke 1:46
nunc dimittis | Luke 2:29
high priestly prayer | John 17:1
aaronic blessing | Numbers 6:22 or Numbers 6:24
the burning bush | Exodus 3:1 or Exodus 3:2
crossing the red sea | Exodus 14:10 or Exodus 14:13 or Exodus 14:15 or Exodus 14:16 or Exodus 14:19 or Exodus 14:21
walls of jericho | Joshua 6:1 or Joshua 6:20 or Joshua 6:2
woman at the well | John 4:1 or John 4:4 or John 4:5 or John 4:6 or John 4:7
woman caught in adultery | John 8:1 or John 8:2 or John 8:3
raising of lazarus | John 11:1 or John 11:17 or John 11:38 or John 11:43
road to emmaus | Luke 24:13
road to damascus | Acts 9:1 or Acts 9:3
pentecost | Acts 2:1
suffering servant | Isaiah 52:13 or Isaiah 53:1 or Isaiah 53:3
valley of dry bones | Ezekiel 37:1
proverbs 31 woman | Proverbs 31:10
doubting thomas | John 20:24 or John 20:25
feeding of the five thousand | Matthew 14:13 or Matthew 14:15 or Mark 6:30 or Luke 9:10 or John 6:1 or Mark 6:34 or Mark 6:35 or John 6:5 or Luke 9:12
jesus walks on water | Matthew 14:22 or Matthew 14:25 or Mark 6:45 or John 6:16 or Mark 6:48
wedding at cana | John 2:1
zacchaeus | Luke 19:1 or Luke 19:2
binding of isaac | Genesis 22:1 or Genesis 22:2
jacob's ladder | Genesis 28:10 or Genesis 28:12
joseph and his brothers | Genesis 37:1 or Genesis 37:2 or Genesis 37:3 or Genesis 45:1
hall of faith | Hebrews 11:1
faith chapter | Hebrews 11:1
the new jerusalem | Revelation 21:1 or Revelation 21:2
das Vaterunser | Matthew 6:9 or Luke 11:2
padre nuestro | Matthew 6:9 or Luke 11:2
notre père | Matthew 6:9 or Luke 11:2
Gen 1 | Genesis 1:1
Genesis 1-4 | Genesis 1:1
jude | Jude 1:1
Jude 24 | Jude 1:24
Philemon 6 | Philemon 1:6
Songs 8:7 | Song of Solomon 8:7
song of songs 8:7 | Song of Solomon 8:7
phil 4:13 | Philippians 4:13
phlm 1:6 | Philemon 1:6
Rev 3:20 | Revelation 3:20
revelations 21:4 | Revelation 21:4
Pslam 23 | Psalm 23:1
Phillipians 4:13 | Philippians 4:13
Ecclesiates 3 | Ecclesiastes 3:1
galations 5:22 | Galatians 5:22
what does john 3:16 say | John 3:16
show me romans 12 | Romans 12:1
Isa 53 | Isaiah 53:1
is 53:5 | Isaiah 53:5
3 john 4 | 3 John 1:4
Matt. 5:3-12 | Matthew 5:3
Mt 5,3 | Matthew 5:3
2 Chron 7:14 | 2 Chronicles 7:14
2 Corinthians 5 17 | 2 Corinthians 5:17
Mt. vi. 33 | Matthew 6:33
Ps 46:10-11 | Psalm 46:10
psalm one hundred | Psalm 100:1
the twenty-first psalm | Psalm 21:1
Hebr 11,1 | Hebrews 11:1
1. Joh 4,8 | 1 John 4:8
Prediger 3 | Ecclesiastes 3:1
Hohelied 8,6 | Song of Solomon 8:6
Jeremías 29:11 | Jeremiah 29:11
Hebreos 11 | Hebrews 11:1
Santiago 1:5 | James 1:5
Proverbios 3:5-6 | Proverbs 3:5
Romains 8, 28 | Romans 8:28
Hébreux 11:1 | Hebrews 11:1
Proverbes 3:5 | Proverbs 3:5
Romanos 8:28 | Romans 8:28
Tiago 1:5 | James 1:5
Isaías 41:10 | Isaiah 41:10
Romani 8,28 | Romans 8:28
Ebrei 11,1 | Hebrews 11:1
Isaia 41,10 | Isaiah 41:10
ephesians chapter two verses eight to nine | Ephesians 2:8
gen 50 20 | Genesis 50:20
exod. 20 | Exodus 20:1
Deut 31:6 | Deuteronomy 31:6
josh 1:9 | Joshua 1:9
1 Sam. 16:7 | 1 Samuel 16:7
Lam 3:22-23 | Lamentations 3:22
hab 3:17 | Habakkuk 3:17
Phil. iv. 6 | Philippians 4:6
Colossians 3 23 | Colossians 3:23
the beatitudes please | Matthew 5:3
what are the ten commandments | Exodus 20:1 or Exodus 20:2 or Exodus 20:3
the story of joseph | Genesis 37:1 or Genesis 37:3 or Genesis 37:2
moses and the burning bush | Exodus 3:1 or Exodus 3:2
parting of the red sea | Exodus 14:13 or Exodus 14:21
samson and delilah | Judges 16:4
elijah and the prophets of baal | 1 Kings 18:20 or 1 Kings 18:30 or 1 Kings 18:21
jesus calms the storm | Mark 4:35 or Matthew 8:23 or Luke 8:22
jesus feeds 5000 | John 6:5 or Matthew 14:13 or Mark 6:30 or Matthew 14:15
the parable of the lost coin | Luke 15:8
the rich young ruler | Mark 10:17 or Matthew 19:16 or Luke 18:18
the pharisee and the tax collector | Luke 18:9 or Luke 18:10
washing of the disciples feet | John 13:1 or John 13:3 or John 13:4
garden of gethsemane | Matthew 26:36 or Mark 14:32
peter denies jesus | Luke 22:54 or Matthew 26:69 or Mark 14:66
the great commandment | Matthew 22:35 or Matthew 22:36 or Matthew 22:37
paul's conversion | Acts 9:1 or Acts 9:3
stoning of stephen | Acts 7:54 or Acts 7:59
paul and silas in prison | Acts 16:23 or Acts 16:25
new heaven and new earth | Revelation 21:1
four horsemen of the apocalypse | Revelation 6:1 or Revelation 6:2
cain and abel | Genesis 4:1
sodom and gomorrah | Genesis 19:1
the golden calf | Exodus 32:1
ruth and naomi | Ruth 1:16
job's suffering | Job 1:20 or Job 1:13 or Job 1:1
the shema | Deuteronomy 6:4
le Notre Père | Matthew 6:9
john three sixteen | John 3:16
die zehn Gebote | Exodus 20:1
el buen samaritano | Luke 10:25 or Luke 10:30
le fils prodigue | Luke 15:11
as bem-aventuranças | Matthew 5:3
i dieci comandamenti | Exodus 20:1
die Bergpredigt | Matthew 5:1
tithing | Malachi 3:10
world is falling apart | Psalm 46:1
first corinthians thirteen | 1 Corinthians 13:1
2 timothy one seven | 2 Timothy 1:7
psalm fifty one | Psalm 51:1
Sl 23 | Psalm 23:1
john 3 unless one is born again | John 3:3
`;
