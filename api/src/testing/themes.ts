/** What people ask about: "question | the topics whose passages help". */
export const THEMES = `
how do I stop worrying about money | money, anxiety
I feel so alone | loneliness
verses about forgiveness | forgiveness
how can I forgive someone who hurt me | forgiveness, bitterness
dealing with anger | anger
why does God allow suffering | suffering
what does the bible say about marriage | marriage, wedding
I am afraid of the future | fear, decisions, anxiety
how to be a better father | parents, children, family
strength in hard times | strength, suffering
I lost my mother last week and I can't stop crying | grief, funeral, parents
bible verses for depression | depression, despair
encouragement for someone who is sick | healing, hope
help me with temptation | temptation
how should I pray | prayer
hope when everything is dark | hope, despair
how do I find peace of mind | peace, mind and thoughts
being thankful every day | thankfulness
how do I deal with a difficult boss | work
finding my purpose in life | purpose
I am tired and burned out | rest
how to love my neighbor | love, neighbours, friendship
my friend betrayed me | betrayal
what happens after death | death and life after it
how to make a big decision | decisions
I feel guilty about what I did | guilt and repentance, regret
what does the bible say about jealousy | jealousy
gossip at work | gossip, work
my husband hits me | abuse
how to control my tongue | the tongue
I can't sleep at night | rest
scripture on healing | healing
wisdom for leaders | leadership, wisdom
is drinking alcohol a sin | drunkenness, guilt and repentance
feeling worthless and unloved | self-esteem, rejection
I am jealous of my sister | jealousy, siblings
overcoming addiction | addiction
raising teenagers | teenagers, children
we cannot have children | infertility
what does the bible say about baptism | baptism
I was cheated on by my wife | betrayal, adultery, wives
how do I fast | fasting
I lied to my parents | lying, parents
why am I never good enough | self-esteem, rejection
getting old is hard | ageing
when will jesus come back, end times | end times, Jesus
our baby died before birth, a miscarriage | loss of a child, pregnancy
being honest | lying, integrity
doubt: is god real | doubt
how do I become more patient | patience
what about divorce | divorce
I got rejected again | rejection
god's protection on a journey | protection
generosity and tithing | generosity
I want revenge | revenge
kids mock my son at school, bullying | bullying, children
verses for a wedding | wedding
verses for a funeral | funeral
hypocrites in church | hypocrisy, the church
does God care about animals | nature
`;

/** What members bring, in their own sentences; written by a stranger to the search. The same form. */
export const OWN_WORDS = `
my husband hits me | abuse, husbands
i was sexually abused as a child | abuse, children
people at church gossip about me | gossip, the church
i keep lying | lying
i hate myself | self-esteem, enemies
should i get baptized | baptism
we cannot have children | infertility, children
getting old is hard | ageing
end times | end times, time
depression | depression
my father died last week | grief, death and life after it
my dog died | grief, death and life after it
we are drowning in debt | debt, money
i am so angry at god | anger at God, anger
does god hear me | unanswered prayer
I feel like a failure | regret
how do i find god's will | the will of God
i don't believe anymore | faith
raising kids alone | single parents, loneliness
should i marry him | marriage
porn | sex
alcohol | drunkenness
cancer diagnosis | healing
fear of death | fear of death, fear
hell | hell and judgment
i don't feel like praying | reluctance to pray, prayer
pride | pride and humility
boss treats me unfairly | injustice, people at work
exam tomorrow | success
making a big decision | decisions
joy | joy and happiness
hope when everything is dark | hope, despair
guilt over an abortion | guilt and repentance
i am gay and christian | belonging
bullied at school | bullying, success
burnout | rest
giving to the poor | generosity, money
trust issues after being hurt | trust
how do i know i am saved | salvation
spiritual warfare | the devil
self-esteem | self-esteem
infertility | infertility
friendship | friendship
single and waiting | singleness, patience
prodigal child | a child who went away, children
procrastination | self-control
panic attacks | anxiety
anger | anger
my wife has breast cancer | healing, wives
i am scared of surgery tomorrow | fear, healing
i spend too much time on my phone | time, greed
my parents are getting divorced | divorce, parents
nobody at church talks to me | the church
how to deal with a narcissistic mother | difficult parents, parents
we are expecting twins | pregnancy, siblings
what to say at a funeral | funeral, grief
i am drowning in grief | grief
we can't pay the rent | money
how can i trust god again | trust
i feel ugly | self-esteem
gambling | addiction
how to be humble | pride and humility
i want to read the bible but don't know where to start | meditation and the word
birthday blessing | thankfulness, joy and happiness
climate change | nature, change
elderly mother in a nursing home | ageing, parents
he raped me years ago and i still feel dirty | abuse, shame
i am a failure as a mother | regret, parents
does god have a plan for me | decisions
politics makes me angry | leadership, anger
i want revenge | revenge
stress at university | anxiety, success
my marriage feels dead | marriage, death and life after it
i got laid off | job loss
i am addicted to my phone | addiction, time
how to be a good friend | friendship
i'm scared of the future | anxiety, fear
my child is autistic | disability, children
we are moving abroad | new beginnings
i feel god is far away | doubt
starting a new job | new beginnings, work
is it wrong to be rich | money
my grandson is leaving for the army | protection, children
overcoming laziness | laziness
i feel like nobody loves me | rejection, love
dealing with an angry boss | anger, work
why do bad people prosper | injustice, success
i was passed over for promotion | rejection, work
i'm afraid to be alone at night | fear, loneliness
i feel like giving up on god | despair, generosity
my daughter is getting married | marriage, wedding
why is life so unfair | injustice
i want to be closer to god | meditation and the word
i get angry when i drive | anger
making peace with my past | trauma, reconciliation
a blessing for a new house | new beginnings, joy and happiness
i can't trust men anymore | trust
i talk too much | the tongue
comfort for a widow | widows and orphans, grief
i feel so alone since the divorce | divorce, loneliness
i keep failing at everything | regret
should we have another baby | children
i don't know which job to take | decisions, work
does god forgive adultery | guilt and repentance, adultery
my teenager is on drugs | addiction, teenagers
i am jealous of my brother's success | jealousy, success
a verse for my exam | success
how to forgive my ex | forgiveness
waiting for a baby | patience, children
i am overwhelmed with housework and kids | anxiety, children
what is the meaning of suffering | suffering, purpose
hope for the future | hope, decisions
`;
