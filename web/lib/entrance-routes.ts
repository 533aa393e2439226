import type { RouteName } from './paths.ts';

/** Screens that stand in the frame of the entrance, not in the shell. */
export const entranceRoutes: readonly RouteName[] = [
  'Login',
  'Register',
  'RegConfirm',
  'Resend',
  'RequestReset',
  'Reset',
  'Declare',
  'ReadMeters',
  'Consumption',
  'AccountLink',
  'ConfirmationLink',
  'StatementLink',
  'BoardLink',
  'VisitLink',
  'PosterLink',
  'Verification',
];
