/** Verses as people half remember them: "words | the verse meant". Written before the search was tuned. */
export const BEFORE_TUNING = `
thou shalt not kill | Exodus 20:13
god so loved the world | John 3:16
for god loved the world so much that he gave his only son | John 3:16
the lord is my shepherd i lack nothing | Psalm 23:1
even though i walk through the darkest valley i will fear no evil | Psalm 23:4
yea though i walk in the valley of the shadow of death | Psalm 23:4
you prepare a table before me in front of my enemies | Psalm 23:5
surely goodness and love will follow me all the days of my life | Psalm 23:6
be still and know i am god | Psalm 46:10
i can do all this through him who gives me strength | Philippians 4:13
i can do everything through christ | Philippians 4:13
for i know the plans i have for you plans to prosper you and not to harm you | Jeremiah 29:11
trust in the lord with all your heart and do not lean on your own understanding | Proverbs 3:5
in all your ways submit to him and he will make your paths straight | Proverbs 3:6
do not be anxious about anything but in every situation by prayer and petition | Philippians 4:6
the peace of god which transcends all understanding will guard your hearts | Philippians 4:7
cast all your anxiety on him because he cares for you | 1 Peter 5:7
those who hope in the lord will renew their strength they will soar on wings like eagles | Isaiah 40:31
they shall mount up with wings as eagles run and not be weary | Isaiah 40:31
have i not commanded you be strong and courageous do not be afraid | Joshua 1:9
come to me all you who are weary and burdened and i will give you rest | Matthew 11:28
my yoke is easy and my burden is light | Matthew 11:30
seek first the kingdom of god and all these things will be given to you | Matthew 6:33
do not worry about tomorrow for tomorrow will worry about itself | Matthew 6:34
do not store up treasures on earth where moths and vermin destroy | Matthew 6:19
where your treasure is there your heart will be also | Matthew 6:21
ask and it will be given to you seek and you will find | Matthew 7:7
judge not that ye be not judged | Matthew 7:1
why do you look at the speck of sawdust in your brothers eye | Matthew 7:3
blessed are the peacemakers for they will be called children of god | Matthew 5:9
blessed are those who mourn for they will be comforted | Matthew 5:4
the meek shall inherit the earth | Matthew 5:5
you are the light of the world a city on a hill cannot be hidden | Matthew 5:14
you are the salt of the earth | Matthew 5:13
love your enemies and pray for those who persecute you | Matthew 5:44
our father who art in heaven hallowed be thy name | Matthew 6:9
give us today our daily bread | Matthew 6:11
go and make disciples of all nations baptizing them | Matthew 28:19
where two or three gather in my name there am i with them | Matthew 18:20
it is easier for a camel to go through the eye of a needle | Matthew 19:24 or Mark 10:25 or Luke 18:25
the spirit is willing but the flesh is weak | Matthew 26:41 or Mark 14:38
my god my god why have you abandoned me | Matthew 27:46 or Psalm 22:1
let the little children come to me | Mark 10:14 or Matthew 19:14 or Luke 18:16
what good is it for someone to gain the whole world yet forfeit their soul | Mark 8:36 or Matthew 16:26
father forgive them for they do not know what they are doing | Luke 23:34
do to others as you would have them do to you | Luke 6:31 or Matthew 7:12
in the beginning was the word | John 1:1
the word became flesh and lived among us | John 1:14
i am the way the truth and the life | John 14:6
peace i leave with you my peace i give you | John 14:27
let not your hearts be troubled | John 14:1
in my fathers house are many rooms | John 14:2
i am the vine you are the branches | John 15:5
greater love has no one than this to lay down ones life for his friends | John 15:13
in this world you will have trouble but take heart i have overcome the world | John 16:33
i am the resurrection and the life | John 11:25
jesus wept | John 11:35
the truth will set you free | John 8:32
let him who is without sin throw the first stone | John 8:7
a new command i give you love one another | John 13:34
the thief comes only to steal and kill and destroy | John 10:10
the wages of sin is death but the gift of god is eternal life | Romans 6:23
for all have sinned and fall short of gods glory | Romans 3:23
while we were still sinners christ died for us | Romans 5:8
all things work together for good for those who love god | Romans 8:28
nothing can separate us from the love of god | Romans 8:39
if god is for us who can be against us | Romans 8:31
there is now no condemnation for those who are in christ | Romans 8:1
do not conform to the pattern of this world but be transformed by the renewing of your mind | Romans 12:2
offer your bodies as a living sacrifice holy and pleasing to god | Romans 12:1
love is patient love is kind it does not envy it does not boast | 1 Corinthians 13:4
and now these three remain faith hope and love | 1 Corinthians 13:13
when i was a child i talked like a child | 1 Corinthians 13:11
if anyone is in christ he is a new creation the old has gone | 2 Corinthians 5:17
my grace is sufficient for you my power is made perfect in weakness | 2 Corinthians 12:9
god loves a cheerful giver | 2 Corinthians 9:7
we walk by faith not by sight | 2 Corinthians 5:7
the fruit of the spirit is love joy peace patience kindness | Galatians 5:22
you reap what you sow | Galatians 6:7
by grace you have been saved through faith not by works | Ephesians 2:8
put on the full armor of god so you can stand against the devils schemes | Ephesians 6:11
our struggle is not against flesh and blood | Ephesians 6:12
do not let the sun go down on your anger | Ephesians 4:26
be kind and compassionate to one another forgiving each other | Ephesians 4:32
husbands love your wives just as christ loved the church | Ephesians 5:25
to live is christ and to die is gain | Philippians 1:21
rejoice in the lord always | Philippians 4:4
whatever is true whatever is noble whatever is right | Philippians 4:8
whatever you do work at it with all your heart as for the lord | Colossians 3:23
pray without stopping | 1 Thessalonians 5:17
give thanks in all circumstances | 1 Thessalonians 5:18
the love of money is a root of all kinds of evil | 1 Timothy 6:10
god has not given us a spirit of fear | 2 Timothy 1:7
all scripture is god breathed and useful for teaching | 2 Timothy 3:16
i have fought the good fight i have finished the race | 2 Timothy 4:7
faith is confidence in what we hope for and assurance about what we do not see | Hebrews 11:1
jesus christ is the same yesterday and today and forever | Hebrews 13:8
the word of god is alive and active sharper than any double edged sword | Hebrews 4:12
since we are surrounded by such a great cloud of witnesses | Hebrews 12:1
consider it pure joy when you face trials of many kinds | James 1:2
if any of you lacks wisdom ask god who gives generously | James 1:5
everyone should be quick to listen slow to speak | James 1:19
faith without deeds is dead | James 2:26
resist the devil and he will flee | James 4:7
your enemy the devil prowls around like a roaring lion | 1 Peter 5:8
love covers a multitude of sins | 1 Peter 4:8
if we confess our sins he is faithful to forgive us | 1 John 1:9
perfect love drives out fear | 1 John 4:18
we love because he first loved us | 1 John 4:19
behold i stand at the door and knock | Revelation 3:20
he will wipe away every tear from their eyes | Revelation 21:4
i am the alpha and the omega | Revelation 1:8 or Revelation 22:13 or Revelation 21:6
in the beginning god created the heavens | Genesis 1:1
let there be light | Genesis 1:3
am i my brothers keeper | Genesis 4:9
dust you are and to dust you will return | Genesis 3:19
you meant evil against me but god meant it for good | Genesis 50:20
i am who i am | Exodus 3:14
the lord bless you and keep you make his face shine | Numbers 6:24
where you go i will go your people will be my people | Ruth 1:16
man looks at the outward appearance but the lord looks at the heart | 1 Samuel 16:7
create in me a clean heart | Psalm 51:10
your word is a lamp to my feet and light for my path | Psalm 119:105
i am fearfully and wonderfuly made | Psalm 139:14
to everything there is a season and a time | Ecclesiastes 3:1
but they that wate upon the lord shall renew there strenth | Isaiah 40:31
blesed are the pure in hart | Matthew 5:8
`;
