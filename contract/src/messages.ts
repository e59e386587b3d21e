/** Texts people see, letter for letter from the specification (§5, §8) where it gives them. */
export const ASSISTANT_NAME = 'Emit';
/** Of a member whose name is not known. */
export const DEFAULT_NAME = 'User';

export const MESSAGES = {
  fullNameRequired: 'Please enter your full name',
  emailRequired: 'Please enter your email',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordRequired: 'Please enter your password',
  promptRequired: 'Please enter a question or topic',
  practiceTypeRequired: 'Please select a practice type',
  practiceNameRequired: 'Please enter a practice name',
  passwordGuessable: 'This password is easy to guess. Please choose another.',
  currentPasswordRequired: 'Please enter your current password',
  wrongCurrentPassword: 'Current password is incorrect',
  newPasswordTooShort: 'New password must be at least 8 characters',
  newPasswordsDoNotMatch: 'New passwords do not match',

  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  registrationSuccessful: 'Registration successful! Please sign in.',
  wrongCredentials: 'Incorrect email or password',
  secondFactorRequired: 'Please confirm that it is you, with your second factor',
  codeRequired: 'Please enter the code',
  wrongSecondFactor:
    'This code is wrong, or was already used. An app shows a new one every 30 seconds: enter the newest.',
  passkeyRefused: 'This passkey could not be used here',
  passkeyNameRequired: 'Please enter a name for the passkey',
  challengeExpired: 'This took too long, or was done already. Please begin again.',
  emailTaken: 'An account with this email already exists',
  cannotConnect: 'Cannot connect to server. Please check your connection.',
  unexpected: 'An unexpected error occurred',
  invalidResponse: 'Invalid response from server',
  stoppedBeforeFirstWord: 'You stopped this reply before its first word.',
  noResponse: `No response received from ${ASSISTANT_NAME}`,
  noCompletion: 'No completion in response',
  chatFailed: `Failed to get response from ${ASSISTANT_NAME}. Please try again.`,
  guideNotSetUp:
    'The guide cannot answer now: something is wrong on our side, and we have been told. Your question is kept.',
  sendFailed: 'Failed to send message. Please try again.',
  dashboardFailed: 'Failed to load dashboard data',
  practiceFailed: 'Failed to log practice. Please try again.',
  practiceLogged: 'Practice logged successfully!',
  passwordChangeFailed: 'Failed to change password. Please try again.',
  passwordChanged: 'Password changed successfully!',
  linkInvalid: 'This link has expired or was already used. Please ask for a new one.',
  passwordReset: 'Your new password is set. Please sign in with it.',
  copied: 'Copied to clipboard! Ready to share on social media.',
  copyFailed: 'Failed to copy. Please select and copy manually.',
  loadingJourney: 'Loading your spiritual journey...',
} as const;
