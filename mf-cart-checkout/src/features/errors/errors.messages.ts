export const errorMessages = {
  abandoned: 'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!',
  unreachable: 'The store could not be reached. Please try again.',
} as const
