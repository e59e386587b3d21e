import type { CareWords } from './words.js';

export const ENGLISH: CareWords = {
  kinds: {
    suicide: {
      self: 'What you carry sounds very heavy, and I am glad that you are here. Your life matters, also when it does not feel so. Please do not stay alone with this now: go to a person near you, or call one of the numbers below, and put whatever you could hurt yourself with out of reach.',
      other:
        'It is good that you take this seriously. Ask them openly whether they think of ending their life: asking does not put it into their mind. Stay with them or have somebody stay, put whatever they could hurt themselves with out of reach, and call for help together, even if they asked you to keep it secret.',
    },
    violence: {
      self: 'Nobody has the right to hurt or threaten you. It is not your fault, and no faith asks you to bear it or to stay. If you can, go to a place where others are; your safety comes first.',
      other:
        'Nobody has the right to hurt or threaten them, and it is not their fault. Believe them, do not step between alone, and help them to get to a safe place and to those who know how to protect them.',
    },
    sexual: {
      self: 'What was done to you is not your fault, whatever you wore, said or did not say, and it does not make you less. You decide what happens next and whom you tell. A doctor can help you now, also without the police.',
      other:
        'What was done to them is not their fault. Believe them, and let them decide what happens next and who is told. A doctor can help them now, also without the police. If it concerns a child, do not wait: tell those who protect children today.',
    },
    child: {
      self: 'You did nothing wrong, and it is right that you speak. What is happening must stop, and there are grown-ups whose work it is to make it stop. Tell one whom you trust, a teacher, a doctor, a relative, or call the number below; if the first one does not listen, tell another. You will not be blamed.',
      other:
        'A child must be safe, and you are right not to look away. Listen calmly, believe the child, promise no secrecy and do not question them or whoever may have done it yourself. Tell those who protect children today; you need no proof for it.',
    },
    medical: {
      self: 'What you tell me may be an emergency, and minutes can count. Please call the emergency number now, before you read on, and do what they tell you. Unlock the door and have somebody stay with you.',
      other:
        'What you tell me may be an emergency, and minutes can count. Please call the emergency number now, before you read on, do what they tell you and stay with them. They will guide you through it on the phone.',
    },
    harm: {
      self: 'It is good that you say this before anything has happened. Thoughts are not deeds, and there are people who help without judging. Please step away from whoever you might hurt and from anything that you could hurt them with, and call somebody now.',
      other:
        'It is right to take this seriously. Do not face the person alone. If somebody may be hurt, tell the police now, and warn whoever is in danger if you safely can.',
    },
  },
  emergency: 'If there is danger right now, call {number}.',
  anyEmergency:
    'If there is danger right now, call the emergency number of your country: {number}, or the one you know.',
  lines: 'These people listen and help:',
  elsewhere: 'Help lines in any country:',
  talkOn:
    'I am a program and cannot come to you, but you can go on talking here. Are you safe at this moment? Tell me as much or as little as you like.',
  still:
    'I am still here. We can stay with this as long as you like. If I have misunderstood you, or you would rather speak of something else, name it: a psalm, or a question.',
  verses: 'Words to hold on to:',
};
