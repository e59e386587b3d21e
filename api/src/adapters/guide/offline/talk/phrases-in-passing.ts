/** What people say in passing, or of things the guide knows nothing of, in the language of phrases.ts. */
export const PHRASES_IN_PASSING = {
  praise: `
i really? love/like/loved/liked/enjoyed it/this/that/your_answer/your_answers/this_app/the_answer/that_verse/this_verse/this_one/that_one
so/very/that_is/this_is/it_is/you_are/that_was/this_was/how/what/really/just/simply? so/very/a/an/really/such/such_a/just/simply/the? wow/cool/nice/awesome/amazing/beautiful/wonderful/great/excellent/perfect/lovely/fantastic/brilliant/incredible/impressive/smart/clever/interesting/inspiring/touching/helpful/best/good/sweet/fascinating/right/true/powerful/deep/encouraging/comforting/kind answer/one/job/point/bot/work/stuff/words/verse/verses/guide/app/reply/passage/thought?
well done/said/put
that_is? much? better
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
that/this/you is/are/was so? rude/unfriendly/mean/impolite
you did_not/have_not answer/answered/understand/understood my_question/me/that **
you are not helping/helpful/listening/smart/good me?
are you stupid/dumb/kidding/crazy/broken/serious me?
you do_not understand/know/get_it anything/me/nothing?
you know nothing
you are/were wrong/mistaken/incorrect/lying`,
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
i am so/very/really? sorry about_that/for_that?
sorry about_that/for_that/emit?
my bad/mistake/apologies
apologies/oops/whoops/oopsie/typo
excuse/pardon me
pardon
nevermind/never_mind/forget_it/forget_that/scratch_that/ignore_that/disregard_that/disregard
wrong chat/window/button/person/question/verse/one/word
that was a_mistake/not_for_you/a_typo`,
  opinion: `
so? yes or no
what would/should you do/say/choose **
which/what one? is the? hardest/easiest/worst/greatest/strongest/nicest **
do you agree/disagree/think_so/believe_that/believe_it/believe_this with_that/with_it/with_him/with_this?
what is your opinion/view/take/judgment **
prove it/that
is that/it good/bad/right/wrong/allowed/ok/a_sin
am i right/wrong/good/bad
is/was he/she/it right/wrong
which/who is right **
which/what one? is/comes/counts/matters/was better/best/truer/first/more/most/greater/more_important/most_important/right/wiser
what do you think
you decide/choose/judge`,
  feeling: `
that/this/it hurts/hurt/stings/is_hard_to_hear/makes_me_sad/made_me_sad/upsets_me me?
ouch
that/this makes/made me sad/angry/uncomfortable/cry/feel_bad/feel_worse
i am hurt/offended by_that/by_this?`,
  hesitation: `
i am not ready/sure_yet/there_yet **
not ready yet?
that/this/it is not? so/that/very/really/too? easy/simple/hard though?
easier said than_done
everyone/everybody does it/that though?
i do_not feel_ready/feel_able/think_i_can **
i can_not do_that/do_this/do_it/yet yet/now/today?
i can_not/could_not/just_can_not
it/this/that is too hard/much/difficult/early for_me/now?`,
  'no-advice': `
do_not give me? any? advice/tasks/tips/homework/practices **
no advice/tips/tasks/practices/homework
i do_not want/need any? advice/tips/practices/tasks
stop giving_me/with advice/tips/practices/tasks **
just listen to_me?`,
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
all the time
and? all the time god_is_good
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
not much either/really?
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
fair enough/point
good point
makes/that_makes sense
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
