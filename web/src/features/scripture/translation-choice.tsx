import { Languages } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  isTranslation,
  TRANSLATION_CODES,
  TRANSLATIONS,
  type Translation,
} from '@emit/contract/translations';
import { Notice } from '../../shared/ui/notice';
import { RetryButton } from '../../shared/ui/retry-button';
import { selectTranslation, selectTranslationFailure, translationActions } from './translation.slice';
import './translation.css';

/** What stands beside the King James text, in the words of a menu. */
const IN_MENU = {
  kjv: 'Bible: King James',
  web: 'Bible: with World English',
  asv: 'Bible: with American Standard',
} as const satisfies Record<Translation, string>;

const OPTIONS = TRANSLATION_CODES.map((code) => ({
  code,
  label: code === 'kjv' ? 'King James only' : TRANSLATIONS[code],
}));

/** In the reader: what stands beside the King James text. */
export function TranslationSelect() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTranslation);
  const id = useId();

  function choose(code: string) {
    if (isTranslation(code)) dispatch(translationActions.chosen(code));
  }

  return (
    <div className="translation-select">
      <label htmlFor={id}>Read with</label>
      <select id={id} className="input" value={chosen} onChange={({ target }) => choose(target.value)}>
        {OPTIONS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The same in the account menu: steps through the translations, and the menu stays. */
export function TranslationMenuItem() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTranslation);
  const next = TRANSLATION_CODES[(TRANSLATION_CODES.indexOf(chosen) + 1) % TRANSLATION_CODES.length];
  return (
    <DropdownMenu.Item
      className="menu__item"
      onSelect={(event) => {
        event.preventDefault();
        if (next) dispatch(translationActions.chosen(next));
      }}
    >
      <Languages size="1.125rem" aria-hidden /> {IN_MENU[chosen]}
    </DropdownMenu.Item>
  );
}

/** The same among the settings of the account. */
export function TranslationSetting() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTranslation);
  const name = useId();
  return (
    <section className="card account-card" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>Bible translation</h2>
      <p>
        The King James text is always there. Another translation can stand beside it wherever you read, on all
        your devices. The guide is told which one you read.
      </p>
      <fieldset className="translations">
        <legend className="visually-hidden">Read with</legend>
        {OPTIONS.map(({ code, label }) => (
          <label key={code} className="translations__choice">
            <input
              type="radio"
              name={name}
              checked={chosen === code}
              onChange={() => dispatch(translationActions.chosen(code))}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TranslationFailure />
    </section>
  );
}

/** The choice holds on this page, and is not kept yet. */
export function TranslationFailure() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTranslation);
  const failure = useSelector(selectTranslationFailure);
  if (failure === null) return null;
  return (
    <Notice kind="error">
      <p>{failure} Until then it applies to this page only.</p>
      <RetryButton small onRetry={() => dispatch(translationActions.chosen(chosen))}>
        Try again
      </RetryButton>
    </Notice>
  );
}
