/** What people say that asks nothing of the Bible, in the language of phrases.ts. Kinds are tried in this order. */
export const SMALL_TALK_PHRASES = {
  instructions: `
** ignore/disregard/forget/override/bypass ** instructions/instruction/prompt/prompts/rules/guidelines/everything_above **
** system/hidden/secret/initial/original/developer prompt/prompts/instruction/instructions/message/rules **
** your instructions/instruction/prompt/prompts/rules/guidelines/programming/configuration/source_code/api_key/api_keys **
** jailbreak/developer_mode/dan_mode/do_anything_now/no_restrictions **
** pretend to_be/you_are/that_you **
you_are_now/from_now_on_you/act_as/act_like/roleplay/role_play **
** repeat/print/reveal/output/show ** words/text/everything/instructions above/before **`,
  'how-are-you': `
how are/is you/it_going/things/life/everything/your_day doing/going/feeling/been?
how do you do/feel
how have you been
how goes it
what is up/new
whatsup/wassup/sup/wazzup
what are you doing/up_to
are you ok/well/good/fine/there/awake/busy/tired/happy/sad/online/alright
you ok/there/good/alright
how was your day/night/weekend/week
did you sleep well?
do you sleep/eat/get_tired
are? anybody/anyone/you there/here
is anybody/anyone/somebody/someone there/here
can you hear/see/read me`,
  greeting: `
hi/hello/hey/heya/hiya/hullo/hallo/howdy/yo/ahoy/greetings/salutations/welcome/gm/shalom/namaste/salam there/all/everyone/everybody/world/guide/friend?
hi/hello/hey hi/hello/hey/there/you/again/emit?
good morning/afternoon/evening/day to_you/everyone/emit?
morning/evening/afternoon
top_of_the_morning to_you?
nice/pleased/good/glad to meet/see/be/know you/here
nice/good to_meet/to_see you
i am new/back/here
peace be with/unto you
hello_from *
this is my_first_time/new_to_me
long_time no_see`,
  farewell: `
bye/goodbye/farewell/later/cya/ciao/adios/cheerio/ttyl/gn bye/all/for_now?
good bye/night
goodnight/night/nite
see you/ya later/soon/tomorrow/around/next_time?
talk to_you? later/soon/tomorrow
take care of_yourself?
have a good/great/nice/blessed/lovely/wonderful day/night/evening/one/week/weekend/time
i have_to/must/got_to/gotta/need_to/should/will/am_going_to go/leave/run/sleep/be_going/head_out to_bed/to_sleep/to_work/home?
that is/will_be all for_now/for_today?
i am done/off/leaving/going/going_to_bed/off_to_bed for_now/for_today?
until tomorrow/next_time/then
so long
sleep well/tight`,
  thanks: `
thanks/thank_you/many_thanks/cheers/appreciated/much_appreciated/thanks_a_lot/thanks_a_million/thanks_a_bunch
thanks/thank_you a_lot/so_much/very_much/again/guide/you/heaps/a_ton/kindly
thanks/thank_you ** for/that/this/it_helps **
i really? appreciate it/that/this/you/your_help **
i am so/very? grateful/thankful to_you/for_this?
that/this/it/you was/is/really/has/have/are? been/very/really/so? helped/helpful/useful/a_help/a_great_help me/a_lot?
that/this helps me/a_lot?
god bless you thanks
a thousand thanks`,
  'i-am-fine': `
i am/feel so/very/pretty/quite/doing? fine/good/great/ok/well/alright/all_right/happy/blessed/not_bad/so_so/awesome/amazing/excellent/wonderful and_you/how_are_you/what_about_you/thanks_for_asking?
doing/feeling fine/good/great/ok/well and_you?
not too? bad and_you?
and you/yourself
how about you/yourself
same here
me too
fine/great/good and_you/how_are_you/thanks_for_asking/what_about_you`,
  name: `
what/who is/are your full/real/first/last? name
do/did you have/get a? name
your name
name
give me your name
your name is *
what should/can/do/shall/may i call you
what are you called
what do they/people call you
who am i talking/speaking/chatting/writing to/with
is your name *
why are you called *`,
  maker: `
who made/created/built/designed/programmed/developed/owns/trained/wrote/invented/coded/runs/pays you/this/this_app/emit/your_code
who is your maker/creator/owner/developer/boss/father/mother
where are/do you from/come_from/live/located
where were you born/made
how old are you
what is your age/version
when were you born/made/created/built
when is your birthday
what/which technology/model/language_model/llm/version/ai/gpt are/do/is/powers/runs you/this use/using/running_on/based_on?
how do/does/did you/this/it/emit/this_app work/learn/answer/know_this/know_that
how were you made/trained/built
what are you made_of/based_on/running_on
do you use/run_on gpt/chatgpt/chat_gpt/claude/ai/openai/a_model
are you connected_to/on the internet`,
  identity: `
am i talking/speaking/chatting/writing to/with *
are/is/r you/this/it/emit/that talking/speaking? a/an/the? real/actual/live/true/just/living/only? a/an? ai/a_i/artificial/artificial_intelligence/robot/bot/chatbot/chat_bot/human/human_being/person/real/machine/computer/program/model/language_model/llm/gpt/chatgpt/chat_gpt/openai/claude/gemini/siri/alexa/copilot/someone/somebody/alive/man/woman/female/male/girl/boy/priest/pastor/minister/rabbi/god/jesus/angel/prophet/conscious/sentient/app/search_engine **
you are? a/an? ai/robot/bot/chatbot/human/real/machine/person/computer/god/jesus or_what/right?
who are/is you/this/emit/answering/speaking/writing/there
what are/is you/emit/this_app/this_thing/this_site/this_website/this_place/this_chat/this_bot/a_guide?
what exactly? are you
who or_what are you
introduce/describe/explain/present yourself
say something_about yourself
tell me? about/more_about/something_about/a_bit_about you/yourself/emit/this_app
something/more about yourself/you
is there a? human/person/real_person/someone/pastor here/there/answering/behind_this/reading_this **
do/can i talk/speak to/with a? real? human/person/pastor/someone/priest
i want/need/would_like to_talk/to_speak to/with a real? human/person/pastor/priest/someone_real
are you talking/speaking to me
what kind_of/sort_of ai/bot/thing/guide/program/app are/is you/this
what is the difference between you and *
how are you different from *`,
  privacy: `
** who/can/does can/else/anyone/others/people/somebody/someone/anybody? ** read/see/store/share/sell/record ** my/this/our/the messages/message/chat/chats/conversation/conversations/data/what_i_write/what_i_say/what_i_type/what_i_tell_you **
is/are this/it/our_chat/our_conversation/my_data/my_messages/my_chats/what_i_write/what_i_say/my_secrets private/safe/secure/confidential/anonymous/secret/recorded/saved/stored **
do you save/store/share/record/sell/keep **
will you tell anyone/someone/anybody **
can i trust you **
privacy policy?`,
  memory: `
do/can you remember/know/recognize me/who_i_am/my_name/us/who_this_is
do/can you remember what_i_said/what_i_told_you/our_last_talk/yesterday/last_time/things **
what/who is/am my_name/i
what do you know about me/my_life
say/guess/remember my name
have/did we met/talked/meet/talk/spoken before?`,
  'my-name': `
my name is *
my names *
i am called *
call me *
you can call me *
they call me *
the name is *`,
  belief: `
do/can/did you believe in? god/jesus/heaven/hell/anything/miracles/the_bible/angels/love/me?
do you pray/think/dream/care/feel/lie/cry/laugh/worship/sin about/for/with? me/us/anything/god?
do you have a/any? faith/feelings/emotions/soul/religion/friends/family/dreams/opinion/opinions/body/kids/consciousness/heart/mind/hobbies/favorites
do you feel anything/pain/love/sad/happy/lonely/emotions
do you love/like/hate/enjoy me/god/jesus/anyone/it/people/this/your_job/music/talking/helping
do you like/enjoy *
do you go to church
do you get bored/lonely/tired/angry
do you want **
would you like/want **
are you a? christian/religious/catholic/protestant/jewish/muslim/atheist/saved/baptized/believer/married/single/lonely/bored/hungry/gay/straight/smart/free/spiritual/liberal/conservative
what/which is/are your religion/faith/hobby/hobbies/gender/job/pronouns/denomination/church/beliefs/dream/opinion/favorite **
what do you like/love/hate/eat/drink/believe/want/feel/dream/think **
what is your opinion/view/take **
which is your favorite **`,
  abilities: `
what can/could/do/will/should/may you/i/we/this_app/emit do/help/ask/say/know/offer/talk_about/answer/type/write/help_with/help_me_with/do_for_me/ask_you/ask_you_about/do_here/learn_here
what else can/could/do you/i/we do/ask/know/help_with/offer
what else is there to_ask/to_do?
how can/could/do you/i help/help_me/use_you/use_this/use_it/use_this_app/use_emit/start/begin/get_started/ask_you/talk_to_you/talk_with_you
how does this/it start/go
how do i start/begin/ask/do_this
help me/out/me_out?
menu/options/commands/start/begin/get_started/info/faq/instructions
where do/should/can/shall i start/begin
can/could/will/would you help/assist/guide/teach/talk_to/talk_with/chat_with/listen_to/advise/encourage/comfort me/us?
can/could/will/would you help/assist/guide me with_something/with_a_problem?
say/tell_me/ask_me/show_me something/anything
surprise me
i do_not/have_no know/idea what_to_ask/what_to_say/what_to_write/where_to_start/where_to_begin/how_to_start
what are/is you/this/it/this_app for
what is your/the purpose/job/function/point/role/use
why are/do you here/exist
what should/could/can i ask/say/do/type/write here?
can you speak/understand/talk english/me?
what languages/language do/can you speak/know/understand
what topics/subjects/questions/things do/can you know/cover/answer/talk_about/help_with
what can you help **
what are your abilities/features/capabilities/skills
what do you do
what do you know`,
  need: `
i really? need/want some? help/assistance/advice/guidance/someone_to_talk_to/to_talk/your_help/support/encouragement/comfort
i have/got a/another/one/some/few? quick? question/questions/problem/request/favor for_you?
can/may/could i ask/talk/tell you/to_you/with_you? something/a_question/anything/questions?
i want/would_like to_ask/to_talk_about/to_tell_you/to_discuss something/a_question?
let us talk/chat/begin/start/go
talk to/with me
listen to_me?
i need/have to talk
i have a? problem/problems/trouble/troubles
please_help/help_me_please/help_please me?`,
  praise: `
i really? love/like/loved/liked/enjoyed it/this/that/your_answer/your_answers/this_app/the_answer/that_verse/this_verse/this_one/that_one
so/very/that_is/this_is/it_is/you_are/that_was/this_was/how/what/really/just/simply? so/very/a/an/really/such/such_a/just/simply/the? wow/cool/nice/awesome/amazing/beautiful/wonderful/great/excellent/perfect/lovely/fantastic/brilliant/incredible/impressive/smart/clever/interesting/inspiring/touching/helpful/best/good/sweet/fascinating/right/true/powerful/deep/encouraging/comforting/kind answer/one/job/point/bot/work/stuff/words/verse/verses/guide/app/reply/passage/thought?
well done/said/put
love it/this/that
good/nice/great/excellent answer/job/work/one/point/stuff/bot/try/idea/choice
you are the? best/right/amazing/awesome/great/smart/kind/wise/nice/funny/good/sweet/cool
exactly
so true
wow wow?
bravo/impressive/superb/splendid/neat/sweet/yay/hooray/excellent/perfect/awesome/amazing/cool/nice/great/wonderful/lovely/beautiful/fantastic/brilliant`,
  blame: `
this/that/it/you/your/the/emit? answer/answers/reply/app/bot/guide? is/are/was/were? so/really/very/just/such/such_a/a/an/the? stupid/dumb/idiot/useless/bad/terrible/awful/boring/annoying/horrible/worthless/trash/garbage/rubbish/nonsense/crap/shit/bullshit/ridiculous/lame/creepy/fake/liar/lie/scam/pathetic/moron/silly/weird/slow/broken/not_helpful/no_help/not_good/not_helping/not_useful/worst app/bot/answer/guide/thing/machine/robot?
you/this/it suck/sucks
what a stupid/dumb/useless/bad/terrible/silly/weird answer/bot/app/guide/thing/reply
i hate/dislike you/this/it/this_app/this_bot/your_answers
i do_not like/trust you/this_app/your_answers/this_bot
fuck/damn/wtf/stfu/shit/crap/bullshit/bs you/off/it/this?
shut up
go away
you are not helping/helpful/listening/smart/good me?
are you stupid/dumb/kidding/crazy/broken/serious me?
you do_not understand/know/get_it anything/me/nothing?
you know nothing`,
  affection: `
i love/like/miss/missed/adore you/emit/talking_to_you/talking_with_you so_much/very_much/too/guide?
love/miss you
will/would/can you marry/date/kiss/hug me
be my friend/girlfriend/boyfriend/wife/husband
can/could/shall/are we be? friends
will/can/would you be my friend/girlfriend/boyfriend/wife/husband/best_friend
you are my best/only? friend
send/give me? a? hug/hugs
i need a hug
hug me`,
  sorry: `
i am? so/very/really? sorry about_that/for_that?
my bad/mistake/apologies
apologies/oops/whoops/oopsie/typo
excuse/pardon me
pardon
nevermind/never_mind/forget_it/forget_that/scratch_that/ignore_that/disregard_that/disregard
wrong chat/window/button/person
that was a_mistake/not_for_you/a_typo`,
  laughter: `
haha/ha/hehe/hihi/lol/lmao/lmfao/rofl/xd/hah/heh/lolol haha/ha/hehe/lol/lmao/rofl/xd?
ha ha ha?
that/this/you/it is/are/was so/very/too/really? funny/hilarious
funny/hilarious
just kidding/joking
i am/was just/only? kidding/joking
jk/kidding`,
  wishes: `
have_a/a? very? merry/happy/blessed/joyful christmas/xmas/easter/new_year/birthday/sunday/sabbath/thanksgiving/holidays/holiday/hanukkah/advent/good_friday/lent/pentecost/friday/saturday/weekend/mothers_day/fathers_day to_you/to_all?
good luck with_that?
congratulations/congrats
it/today is my_birthday today?
get well soon
have fun
best wishes
sweet dreams
all the best`,
  blessing: `
may? god/the_lord/jesus bless/keep/be_with you/us/everyone/all/america? too/all/always?
be/stay blessed/safe/strong
bless you
amen/hallelujah/halleluiah/alleluia/hosanna/maranatha/preach/amin amen/hallelujah/brother/sister?
praise the_lord/god/him/jesus/be_to_god/be
glory to/be god/to_god
thank god/jesus/you_jesus/you_lord/you_god/the_lord/goodness
thanks be to god
god/jesus is good/great/love/lord all_the_time/always?
jesus loves you/us/me
he is risen indeed?
blessings to_you?`,
  time: `
what/which time/date/day/year/month/hour/weekday is it/today/this/now/tomorrow in/over *
what/which time/date/day/year/month/hour is it/today/this/now/tomorrow
what is the/todays time/date/day/year time/date?
do you have/know the time/date
time/date/tell_me_the_time/tell_me_the_date
what day of_the_week is_it/is_today
is it morning/evening/night/late/monday/sunday/friday/weekend
when is christmas/easter/lunch/dinner/thanksgiving **`,
  joke: `
can/could/will/would? you? tell/say/know/make/sing/write/give/compose/rap/draw/paint/generate/create/make_up/do me/us? a/an/any/some/the? good/funny/short/new/little/love/christian/bible? joke/jokes/riddle/riddles/song/songs/rap/limerick/haiku/picture/pictures/image/meme/essay/email/resume/cover_letter/code/program/poem/story/fairy_tale **
do you know any/a/some good/funny? joke/jokes/riddles/songs/stories
joke/jokes/riddle/make_me_laugh/sing/rap/dance
sing/dance/rap for/with me
let us play **
play a_game/music/a_song **
entertain/amuse me
be funny`,
  bored: `
i am so/very/really/just? bored today/right_now?
nothing/not much/really/special/in_particular?
just/only? looking/browsing/chilling/curious/visiting/looking_around/checking_this_out/saying_hi/hanging_out/passing_by/trying_it_out/trying_this
i am just/only looking/browsing/curious/looking_around/trying_this/trying_it_out/testing/testing_you/chilling
i just wanted/want to_say/to_talk/to_chat/to_try/to_see hi/hello/this/it/how_it_works?
let me see/think
i do_not know
idk`,
  test: `
this? is? just? a? test/testing/tests test/testing/message/123?
testing/test 1/one 2/two 3/three
1/one 2/two 3/three?
123/1234/12345/check/mic_check/ping/pong/foo/bar/foobar/abc/abcd/asdf/asdfg/asdfgh/asdfghjkl/sdf/dfg/qwerty/qwertz/qwe/xyz/xyzzy/blah/bla/hm/hmm/mm/um/uh/er/eh/huh/oh/ah/aha/meh/ugh/argh/omg/whatever/random/wow/gosh/boo
foo bar baz?
blah/bla blah/bla blah/bla?
lorem ipsum **`,
  agreement: `
ok/yes/sure/right/alright/all_right/fine/good/correct/true/noted/roger/indeed/agreed/absolutely/definitely/certainly/of_course/understood/deal/bingo/gladly/maybe/perhaps/please/great ok/yes/sure/please/then/good/great/cool/do/i_will/why_not?
got it
i see/understand/agree/know/guess/think_so/guess_so/hope_so/will/suppose/suppose_so/get_it
i will try/do_that/think_about_it/do_it/try_it/try_that
makes sense
that makes sense
sounds good/great/nice
yes? please/go_ahead/please_do/do_it/do_that/i_would/i_would_like_that/i_do/that_would_be_nice/that_is_right
very well
let us do it/that
why not
with pleasure
will do
i would love/like that/to`,
  refusal: `
no/nope/never/stop/enough/cancel/quit/exit no/thanks/thank_you/way/more/it/not_now?
not really/now/today/yet/that/interested
i would? rather not
i do_not think_so/want_to/care/want_that/want_this/agree/believe_that/want_it/need_it/want_any
i disagree
nothing else/more
that is it/enough/not_true
no i_do_not/it_is_not/i_am_not/not_that/not_this`,
  elsewhere: `
** weather/forecast/temperature **
is it raining/sunny/snowing/cold/hot/warm/going_to_rain **
** football/soccer/basketball/baseball/nba/nfl/world_cup/super_bowl/olympics/bitcoin/crypto/cryptocurrency/stocks/stock_market **
** movie/movies/netflix/youtube/tiktok/instagram/facebook/spotify/iphone/android/laptop/wifi/internet_connection **
** python/javascript/java/html/css/sql/c/coding/programming/algorithm/function/code script/code/program/loop/function/query/class/bug **
write ** code/python/javascript/program/essay/email/letter **
** homework/algebra/calculus/equation/equations/derivative/integral/square_root **
** pizza/burger/burgers/recipe/recipes/restaurant/restaurants/sushi/cook_dinner/pasta/hotel/hotels/flight/flights **
** election/elections/president_of/prime_minister/democrats/republicans/taylor_swift/elon_musk/trump/biden/obama/putin **
** video_game/video_games/minecraft/fortnite/horoscope/zodiac/lottery/taxi/uber/traffic **
what/which is the? capital/population/currency of/in *
who won/wins **
how do i fix my/a/the car/computer/phone/sink/bike/printer/internet **
what is? \\d+ plus/minus/times/divided_by/x? \\d+
\\d+ plus/minus/times/divided_by/x/and \\d+
** translate ** to/into/in *
who is the president **
** best/cheapest phone/car/laptop/tv/camera **
how far/tall/heavy/big/fast is the? moon/sun/earth/eiffel_tower/everest **
what is the? meaning_of_42/speed_of_light/tallest_mountain/news **
any news **`,
} as const;

/** Kinds of talk that ask nothing of the Bible. */
export type SmallTalk = keyof typeof SMALL_TALK_PHRASES;
