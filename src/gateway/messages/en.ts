/** What the gateway says to people, by code. Words in braces are filled in. */
export const en = {
  ok: 'OK',
  unknown: 'Something went wrong on our side. Please try again.',
  'request.malformed': 'The request could not be read.',
  'request.invalid': 'Something in the request is missing or not as it should be.',
  'request.contentType': 'Requests must be sent as JSON.',
  'request.tooLarge': 'The request is too large.',
  'request.badUrl': 'The address could not be read.',
  'request.notFound': 'There is nothing at this address.',
  'request.method': 'This cannot be done at this address.',
  'request.crossSite': 'The request came from another site and was refused.',
  'limit.reached': 'Too many requests. Please try again in {seconds} seconds.',
  'session.required': 'Please log in first.',
  'session.ended': 'Your session has ended. Please log in again.',
  'system.maintenance': 'System maintenance. Please come back later.',
  'system.unavailable': 'The service cannot be reached at the moment. Please try again soon.',
  'system.fault': 'A fault was asked for and happened.',
  'ops.token': 'This needs the token from the data folder.',
  'ops.invalid': 'The command was not understood: {detail}',
} as const;

export type MessageCode = keyof typeof en;
