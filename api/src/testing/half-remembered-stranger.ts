/** Verses as a stranger to the search remembers them, written when it was finished: "words | the verse meant, or another". */
export const BY_A_STRANGER = `
god saw everything he made and it was very good | Genesis 1:31
enoch walked with god and god took him away | Genesis 5:24
noah found favor in the eyes of the lord | Genesis 6:8
i will make you a great nation and bless those who bless you | Genesis 12:2 or Genesis 12:3
abram believed the lord and it was credited to him as righteousness | Genesis 15:6 or Romans 4:3 or Galatians 3:6
is anything too hard for the lord | Genesis 18:14 or Jeremiah 32:27
god himself will provide the lamb | Genesis 22:8
i will not let you go unless you bless me | Genesis 32:26
take off your sandals the place where you stand is holy ground | Exodus 3:5 or Acts 7:33
the lord is my strength and my song he has become my salvation | Exodus 15:2 or Psalm 118:14 or Isaiah 12:2
my presence will go with you and i will give you rest | Exodus 33:14
the lord is slow to anger abounding in love | Psalm 103:8 or Numbers 14:18 or Psalm 145:8 or Exodus 34:6 or Joel 2:13 or Nehemiah 9:17
be sure your sin will find you out | Numbers 32:23
underneath are the everlasting arms | Deuteronomy 33:27
obedience is better than sacrifice | 1 Samuel 15:22
how the mighty have fallen | 2 Samuel 1:19 or 2 Samuel 1:25 or 2 Samuel 1:27
the eyes of the lord range throughout the earth | 2 Chronicles 16:9
naked i came from my mothers womb and naked i will depart | Job 1:21
man is born to trouble as sparks fly upward | Job 5:7
when he has tested me i will come forth as gold | Job 23:10
my ears had heard of you but now my eyes have seen you | Job 42:5
ask me and i will make the nations your inheritance | Psalm 2:8
you are a shield around me the lifter of my head | Psalm 3:3
in peace i will lie down and sleep | Psalm 4:8
what is man that you are mindful of him | Psalm 8:4 or Hebrews 2:6
you make known to me the path of life in your presence is fullness of joy | Psalm 16:11
keep me as the apple of your eye hide me under your wings | Psalm 17:8
the lord is my rock my fortress and my deliverer | Psalm 18:2 or 2 Samuel 22:2
may the words of my mouth and the meditation of my heart be pleasing | Psalm 19:14
some trust in chariots some in horses | Psalm 20:7
who may climb the mountain of the lord clean hands and a pure heart | Psalm 24:3 or Psalm 24:4
wait for the lord be strong and take heart | Psalm 27:14
i will instruct you and teach you in the way you should go | Psalm 32:8
the angel of the lord encamps around those who fear him | Psalm 34:7
many are the troubles of the righteous but god delivers from them all | Psalm 34:19
do not fret because of evil men | Psalm 37:1
he lifted me out of the slimy pit set my feet on a rock | Psalm 40:2
why are you downcast my soul put your hope in god | Psalm 42:5 or Psalm 42:11 or Psalm 43:5
restore to me the joy of your salvation | Psalm 51:12
a broken and contrite heart you will not despise | Psalm 51:17
lead me to the rock that is higher than i | Psalm 61:2
my soul finds rest in god alone | Psalm 62:1 or Psalm 62:5
your love is better than life | Psalm 63:3
a thousand years in your sight are like a day | Psalm 90:4 or 2 Peter 3:8
he will cover you with his feathers | Psalm 91:4
as a father has compassion on his children | Psalm 103:13
precious in the sight of the lord is the death of his saints | Psalm 116:15
it was good for me to be afflicted | Psalm 119:71
those who sow in tears will reap with songs of joy | Psalm 126:5
out of the depths i cry to you | Psalm 130:1
where can i go from your spirit where can i flee | Psalm 139:7
set a guard over my mouth lord | Psalm 141:3
the lord is near to all who call on him | Psalm 145:18
do not withhold good when its in your power to act | Proverbs 3:27
a fool shows his annoyance at once | Proverbs 12:16
walk with the wise and become wise | Proverbs 13:20
plans fail for lack of counsel but with many advisers they succeed | Proverbs 15:22 or Proverbs 11:14
kind words are like honey sweet to the soul | Proverbs 16:24
better a dry crust with peace than a house full of feasting with strife | Proverbs 17:1
many are the plans in a mans heart but the lords purpose prevails | Proverbs 19:21
a good name is more desirable than great riches | Proverbs 22:1
though a righteous man falls seven times he rises again | Proverbs 24:16
like apples of gold in settings of silver is a word fitly spoken | Proverbs 25:11
wounds from a friend can be trusted | Proverbs 27:6
he who conceals his sins does not prosper | Proverbs 28:13
fear of man is a snare | Proverbs 29:25
he has made everything beautiful in its time eternity in the human heart | Ecclesiastes 3:11
whatever your hand finds to do do it with all your might | Ecclesiastes 9:10
fear god and keep his commandments this is the whole duty of man | Ecclesiastes 12:13
love is as strong as death | Song of Solomon 8:6
holy holy holy is the lord almighty the whole earth is full of his glory | Isaiah 6:3
people walking in darkness have seen a great light | Isaiah 9:2 or Matthew 4:16
comfort comfort my people says your god | Isaiah 40:1
he tends his flock like a shepherd gathers the lambs in his arms | Isaiah 40:11
even youths grow tired and weary | Isaiah 40:30
a bruised reed he will not break | Isaiah 42:3 or Matthew 12:20
i have called you by name you are mine | Isaiah 43:1
i have engraved you on the palms of my hands | Isaiah 49:16
he was despised and rejected a man of sorrows | Isaiah 53:3
my word will not return to me empty | Isaiah 55:11
arise shine for your light has come | Isaiah 60:1
the spirit of the lord is on me to preach good news to the poor | Isaiah 61:1 or Luke 4:18
before they call i will answer | Isaiah 65:24
ask for the ancient paths where the good way is | Jeremiah 6:16
is there no balm in gilead | Jeremiah 8:22
blessed is the man who trusts in the lord like a tree planted by water | Jeremiah 17:7 or Jeremiah 17:8
you will seek me and find me when you seek with all your heart | Jeremiah 29:13
the lord is good to those whose hope is in him | Lamentations 3:25
our god is able to deliver us but even if he does not | Daniel 3:17 or Daniel 3:18
my people are destroyed from lack of knowledge | Hosea 4:6
they sow the wind and reap the whirlwind | Hosea 8:7
rend your heart and not your garments | Joel 2:13
i will pour out my spirit on all people | Joel 2:28 or Acts 2:17
can two walk together unless they agree | Amos 3:3
who despises the day of small things | Zechariah 4:10
though the fig tree does not bud yet i will rejoice in the lord | Habakkuk 3:17 or Habakkuk 3:18
the righteous will live by faith | Habakkuk 2:4 or Romans 1:17 or Galatians 3:11 or Hebrews 10:38
i the lord do not change | Malachi 3:6
she will give birth to a son and you are to call him jesus | Matthew 1:21 or Luke 1:31
come follow me and i will make you fishers of men | Matthew 4:19 or Mark 1:17
blessed are the pure in heart for they will see god | Matthew 5:8
let your light shine before others | Matthew 5:16
dont let your left hand know what your right hand is doing | Matthew 6:3
do not store up treasures on earth where moths and rust destroy | Matthew 6:19
by their fruit you will recognize them | Matthew 7:16 or Matthew 7:20
foxes have holes and birds have nests | Matthew 8:20 or Luke 9:58
it is not the healthy who need a doctor but the sick | Matthew 9:12 or Mark 2:17 or Luke 5:31
whoever finds his life will lose it | Matthew 10:39 or Matthew 16:25 or Luke 17:33 or Mark 8:35
take courage it is i dont be afraid | Matthew 14:27 or Mark 6:50 or John 6:20
you of little faith why did you doubt | Matthew 14:31
unless you change and become like little children | Matthew 18:3
what god has joined together let no one separate | Matthew 19:6 or Mark 10:9
the stone the builders rejected has become the cornerstone | Psalm 118:22 or Matthew 21:42 or Luke 20:17 or Mark 12:10 or 1 Peter 2:7
heaven and earth will pass away but my words will never | Matthew 24:35 or Mark 13:31 or Luke 21:33
could you not keep watch with me one hour | Matthew 26:40 or Mark 14:37
the sabbath was made for man | Mark 2:27
the son of man did not come to be served but to serve | Mark 10:45 or Matthew 20:28
a house divided against itself cannot stand | Mark 3:25 or Matthew 12:25 or Luke 11:17
whoever is faithful in little will be faithful in much | Luke 16:10
the kingdom of god is within you | Luke 17:21
not my will but yours be done | Luke 22:42
were not our hearts burning within us | Luke 24:32
to all who received him he gave the right to become children of god | John 1:12
how can a man be born when he is old | John 3:4
whoever drinks the water i give will never thirst | John 4:14
sir we would like to see jesus | John 12:21
if you love me keep my commands | John 14:15
sanctify them by the truth your word is truth | John 17:17
feed my lambs | John 21:15
we must obey god rather than men | Acts 5:29
in him we live and move and have our being | Acts 17:28
therefore since we have been justified by faith we have peace with god | Romans 5:1
what i want to do i do not do but what i hate i do | Romans 7:15
the spirit helps us in our weakness we dont know what to pray | Romans 8:26
how beautiful are the feet of those who bring good news | Romans 10:15 or Isaiah 52:7
if it is possible live at peace with everyone | Romans 12:18
no eye has seen no ear has heard what god has prepared | 1 Corinthians 2:9
i planted apollos watered but god made it grow | 1 Corinthians 3:6
whether you eat or drink do it all for the glory of god | 1 Corinthians 10:31
now we see through a glass darkly | 1 Corinthians 13:12
god is not a god of disorder but of peace | 1 Corinthians 14:33
be steadfast immovable your labor is not in vain | 1 Corinthians 15:58
where the spirit of the lord is there is freedom | 2 Corinthians 3:17
what is seen is temporary what is unseen is eternal | 2 Corinthians 4:18
take captive every thought | 2 Corinthians 10:5
carry each others burdens | Galatians 6:2
it is for freedom that christ has set us free | Galatians 5:1
speaking the truth in love | Ephesians 4:15
children obey your parents in the lord | Ephesians 6:1 or Colossians 3:20
he emptied himself taking the form of a servant | Philippians 2:7
work out your salvation with fear and trembling | Philippians 2:12
i have learned to be content whatever the circumstances | Philippians 4:11
let the peace of christ rule in your hearts | Colossians 3:15
encourage one another and build each other up | 1 Thessalonians 5:11
we brought nothing into this world and can take nothing out | 1 Timothy 6:7
study to show yourself approved a workman | 2 Timothy 2:15
let us approach gods throne of grace with confidence | Hebrews 4:16
let us consider how to spur one another on toward love and good deeds | Hebrews 10:24
some have entertained angels without knowing it | Hebrews 13:2
be doers of the word and not hearers only | James 1:22
every good and perfect gift is from above | James 1:17
your life is a mist that appears for a little while | James 4:14
you are a chosen people a royal priesthood | 1 Peter 2:9
always be prepared to give an answer for the hope you have | 1 Peter 3:15
god is light in him there is no darkness | 1 John 1:5
see what great love the father has lavished on us that we should be called children of god | 1 John 3:1
be faithful even to the point of death and i will give you the crown of life | Revelation 2:10
there will be no night there they will not need the light of a lamp | Revelation 22:5
`;
