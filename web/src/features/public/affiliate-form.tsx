import { useDispatch } from 'react-redux';
import { APPLICATION_DAYS } from '@emit/contract/applications';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { ApplicationForm } from './application-form';
import { applicationActions, type AffiliateInput } from './application.actions';
import { AFFILIATE_FIELD_OF } from './field-of';

const EMPTY: AffiliateInput = { name: '', email: '', audience: '', message: '' };

const TOLD = {
  mailed: {
    next: [
      `We mail you a link. With it you confirm that the address is yours; without it all is erased after ${APPLICATION_DAYS.unconfirmed} days.`,
      'A person reads what you wrote and answers you by email.',
      'The same link takes your application back whenever you like. After a year we erase everything.',
    ],
    thanks:
      'If this address has not applied before, a mail with a link is on its way: please confirm with it. Nothing there? Look among the spam. An earlier application of this address stays as it was.',
  },
  kept: {
    next: [
      'A person reads what you wrote and answers you by email.',
      'Whoever runs this Emit erases your application when you ask. After a year we erase everything.',
    ],
    thanks:
      'Your application is kept, and a person will read it. If this address has applied before, the earlier application stays as it was.',
  },
} as const;

/** /affiliates. `sendsMail`: undefined before the server has said so. */
export function AffiliateForm({ sendsMail }: { sendsMail: boolean | undefined }) {
  const dispatch = useDispatch();
  const told = sendsMail === false ? TOLD.kept : TOLD.mailed;
  return (
    <ApplicationForm
      title="Become an affiliate"
      lead="Teachers, churches and communities that bring people to Emit share in what it earns. Tell us who you are."
      empty={EMPTY}
      fieldOf={AFFILIATE_FIELD_OF}
      fields={(field) => (
        <>
          <TextField label="Your name" autoComplete="name" {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
          <TextField
            label="Your website, or whom you reach"
            hint="For example https://example.org, or a church of 200 people"
            {...field('audience')}
          />
          <TextAreaField label="A few words about you and your people" rows={5} {...field('message')} />
        </>
      )}
      next={told.next}
      button="Send my application"
      onSubmit={(input) => dispatch(applicationActions.affiliateSubmitted(input))}
      thanks={told.thanks}
    />
  );
}
