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
