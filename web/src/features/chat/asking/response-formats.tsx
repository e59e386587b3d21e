import { BookOpen, Compass, Sprout, Waves } from 'lucide-react';
import { CATEGORIES, RESPONSE_FORMATS, type Category } from '@emit/contract/categories';
import { useDispatch, useSelector } from 'react-redux';
import { intoRow } from '../../../shared/lib/into-row';
import { chatActions, selectCategory } from '../chat.slice';

export const CATEGORY_ICONS = {
  general: Compass,
  biblical: BookOpen,
  'self-development': Sprout,
  mindstreams: Waves,
} as const satisfies Record<Category, unknown>;

export function CategoryIcon({ category, size = '1.125rem' }: { category: Category; size?: string }) {
  const Icon = CATEGORY_ICONS[category];
  return <Icon size={size} aria-hidden />;
}

/** Spec §2 "Input area": the row of formats and a description of the chosen one. */
export function ResponseFormats({ disabled }: { disabled: boolean }) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCategory);
  return (
    <div className="formats" role="group" aria-label="Response Format">
      <span className="formats__label" aria-hidden>
        Response Format:
      </span>
      <div className="formats__row fading-row">
        {CATEGORIES.map((category) => (
          <button
            key={category}
            ref={category === chosen ? intoRow : null}
            type="button"
            className="formats__choice"
            aria-pressed={category === chosen}
            disabled={disabled}
            onClick={() => dispatch(chatActions.categoryChosen(category))}
          >
            <CategoryIcon category={category} size="1rem" />
            {RESPONSE_FORMATS[category].label}
          </button>
        ))}
      </div>
      <span className="formats__about">{RESPONSE_FORMATS[chosen].description}</span>
    </div>
  );
}
