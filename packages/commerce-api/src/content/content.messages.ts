export const messages = {
  templateNotFound: 'This store has no home page yet.',
  pageNotFound: 'This page does not exist.',
} as const
