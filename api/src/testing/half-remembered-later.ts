/** Verses as people half remember them, as in half-remembered.ts; written after the search was tuned. */
export const AFTER_TUNING = `
the heavens declare the glory of god and the sky shows his handiwork | Psalm 19:1
bless the lord my soul and forget not all his benefits | Psalm 103:2
as far as the east is from the west so far has he removed our sins | Psalm 103:12
the lord is my light and my salvation whom shall i be afraid of | Psalm 27:1
one thing have i asked of the lord to live in the house of the lord all my days | Psalm 27:4
taste and see that the lord is good | Psalm 34:8
the lord is near to the brokenhearted and saves those crushed in spirit | Psalm 34:18
delight yourself in the lord and he will give you your hearts desires | Psalm 37:4
as the deer pants for streams of water so my soul longs for you | Psalm 42:1
god is our refuge and strength an ever present help in trouble | Psalm 46:1
cast your cares on the lord and he will sustain you | Psalm 55:22
when i am afraid i put my trust in you | Psalm 56:3
whoever dwells in the shelter of the most high will rest in the shadow of the almighty | Psalm 91:1
he will command his angels concerning you to guard you in all your ways | Psalm 91:11
teach us to number our days that we may gain a heart of wisdom | Psalm 90:12
this is the day the lord has made let us rejoice | Psalm 118:24
i have hidden your word in my heart that i might not sin against you | Psalm 119:11
i lift up my eyes to the mountains where does my help come from | Psalm 121:1
unless the lord builds the house the builders labor in vain | Psalm 127:1
children are a gift from the lord a reward from him | Psalm 127:3
how good and pleasant it is when brothers live together in unity | Psalm 133:1
search me o god and know my heart test me | Psalm 139:23
where can i go from your spirit where can i flee from your presence | Psalm 139:7
he heals the brokenhearted and binds up their wounds | Psalm 147:3
let everything that has breath praise the lord | Psalm 150:6
the fear of the lord is the beginning of knowledge | Proverbs 1:7
above all else guard your heart | Proverbs 4:23
go to the ant you lazy one | Proverbs 6:6
a gentle answer turns away wrath | Proverbs 15:1
pride goes before destruction a haughty spirit before a fall | Proverbs 16:18
train up a child in the way he should go | Proverbs 22:6
iron sharpens iron so one man sharpens another | Proverbs 27:17
a friend loves at all times and a brother is born for adversity | Proverbs 17:17
a cheerful heart is good medicine | Proverbs 17:22
the tongue has the power of life and death | Proverbs 18:21
charm is deceptive and beauty is fleeting | Proverbs 31:30
where there is no vision the people perish | Proverbs 29:18
vanity of vanities all is vanity | Ecclesiastes 1:2
there is nothing new under the sun | Ecclesiastes 1:9
two are better than one | Ecclesiastes 4:9
a cord of three strands is not quickly broken | Ecclesiastes 4:12
remember your creator in the days of your youth | Ecclesiastes 12:1
many waters cannot quench love | Song of Solomon 8:7
though your sins are like scarlet they shall be white as snow | Isaiah 1:18
they will beat their swords into plowshares | Isaiah 2:4 or Micah 4:3
here am i send me | Isaiah 6:8
for unto us a child is born unto us a son is given | Isaiah 9:6
the people walking in darkness have seen a great light | Isaiah 9:2
you will keep in perfect peace those whose minds are steadfast | Isaiah 26:3
the grass withers the flower fades but the word of our god stands forever | Isaiah 40:8
do not fear for i am with you do not be dismayed | Isaiah 41:10
when you pass through the waters i will be with you | Isaiah 43:2
he was pierced for our transgressions he was crushed for our iniquities | Isaiah 53:5
we all like sheep have gone astray | Isaiah 53:6
no weapon formed against you shall prosper | Isaiah 54:17
my thoughts are not your thoughts neither are your ways my ways | Isaiah 55:8
before i formed you in the womb i knew you | Jeremiah 1:5
the heart is deceitful above all things | Jeremiah 17:9
call to me and i will answer you and tell you great things | Jeremiah 33:3
i have loved you with an everlasting love | Jeremiah 31:3
his mercies are new every morning great is your faithfulness | Lamentations 3:23
i will give you a new heart and put a new spirit in you | Ezekiel 36:26
let justice roll on like a river | Amos 5:24
act justly love mercy and walk humbly with your god | Micah 6:8
not by might nor by power but by my spirit | Zechariah 4:6
bring the whole tithe into the storehouse | Malachi 3:10
man shall not live on bread alone but on every word from the mouth of god | Matthew 4:4
follow me and i will make you fishers of men | Matthew 4:19 or Mark 1:17
blessed are the poor in spirit theirs is the kingdom | Matthew 5:3
let your light shine before others | Matthew 5:16
turn the other cheek when someone slaps you | Matthew 5:39
no one can serve two masters | Matthew 6:24 or Luke 16:13
look at the birds of the air they do not sow or reap | Matthew 6:26
enter through the narrow gate | Matthew 7:13
beware of false prophets who come in sheeps clothing | Matthew 7:15
the harvest is plentiful but the workers are few | Matthew 9:37 or Luke 10:2
be wise as serpents and harmless as doves | Matthew 10:16
you are peter and on this rock i will build my church | Matthew 16:18
take up your cross and follow me deny yourself | Matthew 16:24 or Mark 8:34 or Luke 9:23
if you have faith as small as a mustard seed you can move mountains | Matthew 17:20
with god all things are possible | Matthew 19:26 or Mark 10:27
the last shall be first and the first last | Matthew 20:16 or Matthew 19:30 or Mark 10:31
render unto caesar the things that are caesars | Matthew 22:21 or Mark 12:17 or Luke 20:25
well done good and faithful servant | Matthew 25:21 or Matthew 25:23
whatever you did for the least of these you did for me | Matthew 25:40
i am with you always to the end of the age | Matthew 28:20
i believe help my unbelief | Mark 9:24
the son of man did not come to be served but to serve and give his life as a ransom | Mark 10:45 or Matthew 20:28
go into all the world and preach the gospel to all creation | Mark 16:15
nothing is impossible with god | Luke 1:37
glory to god in the highest and on earth peace | Luke 2:14
today in the city of david a savior has been born to you | Luke 2:11
the son of man came to seek and to save the lost | Luke 19:10
today you will be with me in paradise | Luke 23:43
unless a man is born again he cannot see the kingdom of god | John 3:3
god is spirit and those who worship him must worship in spirit and truth | John 4:24
i am the bread of life whoever comes to me will never go hungry | John 6:35
i am the light of the world whoever follows me will not walk in darkness | John 8:12
i am the good shepherd the good shepherd lays down his life for the sheep | John 10:11
my sheep listen to my voice i know them and they follow me | John 10:27
if you love me keep my commandments | John 14:15
it is finished and he bowed his head | John 19:30
you will receive power when the holy spirit comes on you | Acts 1:8
repent and be baptized every one of you | Acts 2:38
believe in the lord jesus and you will be saved you and your household | Acts 16:31
it is more blessed to give than to receive | Acts 20:35
in him we live and move and have our being | Acts 17:28
i am not ashamed of the gospel for it is the power of god | Romans 1:16
suffering produces perseverance perseverance character | Romans 5:3 or Romans 5:4
i consider that our present sufferings are not worth comparing with the glory | Romans 8:18
if you declare with your mouth jesus is lord and believe in your heart | Romans 10:9
faith comes by hearing | Romans 10:17
do not be overcome by evil but overcome evil with good | Romans 12:21
no temptation has overtaken you except what is common to mankind | 1 Corinthians 10:13
do you not know that your body is a temple of the holy spirit | 1 Corinthians 6:19
where o death is your sting where o grave your victory | 1 Corinthians 15:55
bad company corrupts good character | 1 Corinthians 15:33
we have this treasure in jars of clay | 2 Corinthians 4:7
i have been crucified with christ it is no longer i who live | Galatians 2:20
carry each others burdens | Galatians 6:2
let us not get tired of doing good | Galatians 6:9
there is neither jew nor greek slave nor free male nor female | Galatians 3:28
being confident that he who began a good work in you will finish it | Philippians 1:6
i press on toward the goal to win the prize | Philippians 3:14
my god will supply all your needs according to his riches | Philippians 4:19
set your minds on things above not on earthly things | Colossians 3:2
let us consider how to spur one another on toward love and good deeds | Hebrews 10:24
without faith it is impossible to please god | Hebrews 11:6
do not forget to entertain strangers some have entertained angels unaware | Hebrews 13:2
i will never leave you nor forsake you | Hebrews 13:5
do not just listen to the word do what it says | James 1:22
come near to god and he will come near to you | James 4:8
the prayer of a righteous person is powerful and effective | James 5:16
humble yourselves under gods mighty hand that he may lift you up | 1 Peter 5:6
by his wounds you have been healed | 1 Peter 2:24 or Isaiah 53:5
always be ready to give an answer for the hope that is in you | 1 Peter 3:15
with the lord a day is like a thousand years | 2 Peter 3:8
greater is he that is in you than he that is in the world | 1 John 4:4
whoever does not love does not know god because god is love | 1 John 4:8
see what great love the father has lavished on us that we should be called children of god | 1 John 3:1
i am coming soon hold on to what you have | Revelation 3:11
so because you are lukewarm i will spit you out of my mouth | Revelation 3:16
worthy is the lamb who was slain | Revelation 5:12
it is not good for the man to be alone | Genesis 2:18
god saw all that he had made and it was very good | Genesis 1:31
let my people go that they may serve me | Exodus 8:1 or Exodus 7:16 or Exodus 9:1 or Exodus 10:3 or Exodus 9:13 or Exodus 8:20
honor your father and mother that your days may be long | Exodus 20:12
you shall have no other gods before me | Exodus 20:3 or Deuteronomy 5:7
the lord will fight for you you need only be still | Exodus 14:14
hear o israel the lord our god the lord is one | Deuteronomy 6:4
choose for yourselves this day whom you will serve | Joshua 24:15
as for me and my household we will serve the lord | Joshua 24:15
speak lord for your servant is listening | 1 Samuel 3:9 or 1 Samuel 3:10
if my people who are called by my name humble themselves and pray | 2 Chronicles 7:14
the joy of the lord is your strength | Nehemiah 8:10
for such a time as this | Esther 4:14
the lord gave and the lord has taken away | Job 1:21
i know that my redeemer lives | Job 19:25
the lord is my shepard i shal not want | Psalm 23:1
beleive on the lord jesus christ and thou shalt be saved | Acts 16:31
blessed are the mercifull for they shall recieve mercy | Matthew 5:7
for gods so loved world he gave only begoten son | John 3:16
`;
