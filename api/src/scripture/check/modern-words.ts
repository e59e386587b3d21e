import { stemOf } from '../stems.js';

/** Words of newer translations and the King James words that they stand for; alike, but not the same. */
const MODERN =
  'love=charity patient=suffereth you=ye,thee,thou your=thy,thine yours=thine has=hath does=doth are=art to=unto ' +
  'will=shall,shalt,wilt says=saith said=spake,saith truly=verily eternal=everlasting spirit=ghost brothers=brethren ' +
  'whoever=whosoever everyone=whosoever show=shew shows=sheweth therefore=wherefore look=behold anxious=careful ' +
  'worry=thought plans=thoughts burden=burthen burdened=laden weary=labour strengthens=strengtheneth everything=all ' +
  'heavens=heaven guard=keep requests=petitions lack=want hopes=hope wicked=ungodly soldier=warrior clothes=raiment ' +
  'food=meat enemies=adversaries kindness=mercy holy=sanctified word=commandment trials=temptations ' +
  'steadfast=stablished praise=bless my=mine comes=cometh before=ere go=depart boast=glory near=nigh';

const CANONICAL = new Map<string, string>(
  MODERN.split(' ').flatMap((entry) => {
    const [modern = '', old = ''] = entry.split('=');
    return old.split(',').map((word): [string, string] => [word, modern]);
  }),
);

/** The stem under which a word and its modern counterpart meet. */
export function meaningOf(word: string): string {
  return stemOf(CANONICAL.get(word) ?? word);
}
