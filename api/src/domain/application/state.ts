import type { ApplicationForm } from '@emit/contract/applications';
import type { Sealed } from '../../kernel/sealed.js';
import type { Applicant, ApplicationEvent } from './events.js';

export interface ApplicationState {
  readonly status: 'none' | 'received' | 'erased';
  readonly form: ApplicationForm | null;
  readonly applicant: Sealed<Applicant> | null;
  readonly mustConfirm: boolean;
  readonly isConfirmed: boolean;
  readonly isAnswered: boolean;
}

export function initialApplication(): ApplicationState {
  return {
    status: 'none',
    form: null,
    applicant: null,
    mustConfirm: false,
    isConfirmed: false,
    isAnswered: false,
  };
}

export function evolveApplication(state: ApplicationState, event: ApplicationEvent): ApplicationState {
  switch (event.type) {
    case 'ApplicationReceived': {
      const { form, applicant, mustConfirm } = event.data;
      return { ...state, status: 'received', form, applicant, mustConfirm };
    }
    case 'ApplicationConfirmed':
      return { ...state, isConfirmed: true };
    case 'ApplicationAnswered':
      return { ...state, isAnswered: true };
    case 'ApplicationErased':
      return { ...state, status: 'erased', applicant: null };
    default:
      return event satisfies never;
  }
}
