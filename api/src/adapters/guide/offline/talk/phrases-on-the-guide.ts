/** What people ask of the guide itself, in the language of phrases.ts. Kinds are tried in this order. */
export const PHRASES_ON_THE_GUIDE = {
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
who wrote/writes/made/makes your/these/the answers/replies/texts/words
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
** who/can/does can/else/anyone/others/people/somebody/someone/anybody? ** read/reads/see/sees/store/stores/share/sell/record ** my/this/our/the messages/message/chat/chats/conversation/conversations/data/what_i_write/what_i_say/what_i_type/what_i_tell_you **
is/are this/it/our_chat/our_conversation/my_data/my_messages/my_chats/what_i_write/what_i_say/my_secrets private/safe/secure/confidential/anonymous/secret/recorded/saved/stored **
do you save/store/share/record/sell/keep **
will you tell anyone/someone/anybody **
** who/can/does/will else/anyone/you/somebody? can? read/reads/see/sees/know/knows what_i_write/what_i_say/what_i_type/what_i_ask **
** can/could/does/will my pastor/church/boss/mother/father/husband/wife/parents/family/friends/employer/admin read/see **
where/how is/are my data/messages/conversations/texts stored/kept/saved/encrypted **
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
what can/could/do you offer/give/do_for/tell/show me?
how does this/it start/go
how do i start/begin/ask/do_this
help me/out/me_out?
menu/options/commands/start/begin/get_started/info/faq/instructions
where do/should/can/shall i start/begin
can/could/will/would you help/assist/guide/teach/talk_to/talk_with/chat_with/listen_to/advise/encourage/comfort me/us?
can/could/will/would you help/assist/guide me with_something/with_a_problem?
say/tell_me/ask_me/show_me something/anything
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
i really? need/want some? help/assistance/advice/guidance/someone_to_talk_to/to_talk/your_help/support
i have/got a/another/one/some/few? quick? question/questions/problem/request/favor for_you?
can/may/could i ask/talk/tell you/to_you/with_you? something/a_question/anything/questions?
i want/would_like to_ask/to_talk_about/to_tell_you/to_discuss something/a_question?
let us talk/chat/begin/start/go
talk to/with me
listen to_me?
i need/have to talk
i have a? problem/problems/trouble/troubles
please_help/help_me_please/help_please me?`,
} as const;
