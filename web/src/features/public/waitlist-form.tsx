import { useDispatch } from 'react-redux';
import { APPLICATION_DAYS } from '@emit/contract/applications';
import { PLANNED_PRODUCTS } from '@emit/contract/products';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { ChoiceField } from './choice-field';
import { ApplicationForm } from './application-form';
import { applicationActions } from './application.actions';
import { WAITLIST_FIELD_OF } from './field-of';

const TOLD = {
  mailed: {
    next: [
      `We mail you a link. With it you confirm that the address is yours; without it all is erased after ${APPLICATION_DAYS.unconfirmed} days.`,
      'When what you wait for opens, we write to you.',
      'The same link takes you off the list whenever you like. After a year we erase everything.',
    ],
    thanks:
      'If this address is new on the list, a mail with a link is on its way: please confirm with it. Nothing there? Look among the spam. An address that was on the list already stays on it, as it was.',
  },
  kept: {
    next: [
      'You are on the list at once.',
      'When what you wait for opens, we write to you.',
      'Whoever runs this Emit takes you off the list when you ask. After a year we erase everything.',
    ],
    thanks:
      'This address is on the list now. If it was on it already, it stays as it was. There is nothing more to do.',
  },
} as const;

/** /waitlist. `product`: which one is chosen when it opens; '' for none. `sendsMail`: undefined before the server has said so. */
export function WaitlistForm({ product, sendsMail }: { product: string; sendsMail: boolean | undefined }) {
  const dispatch = useDispatch();
  const told = sendsMail === false ? TOLD.kept : TOLD.mailed;
  return (
    <ApplicationForm
      title="Join the waitlist"
      lead="Leave your email address, and you hear from us when it opens."
      empty={{ product, email: '', name: '', message: '' }}
      fieldOf={WAITLIST_FIELD_OF}
      fields={(field) => (
        <>
          <ChoiceField label="What are you waiting for?" {...field('product')}>
            <option value="">Please choose</option>
            {PLANNED_PRODUCTS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChoiceField>
          <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...field('email')} />
          <TextField label="Your name (optional)" autoComplete="name" {...field('name')} required={false} />
          <TextAreaField
            label="What do you hope for? (optional)"
            rows={4}
            {...field('message')}
            required={false}
          />
        </>
      )}
      next={told.next}
      button="Join the waitlist"
      onSubmit={(input) => dispatch(applicationActions.waitlistSubmitted(input))}
      thanks={told.thanks}
    />
  );
}
