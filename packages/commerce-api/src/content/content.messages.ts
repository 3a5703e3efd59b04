export const messages = {
  templateNotFound: 'This store has no home page yet.',
  previewRefused: 'This link to the preview is no longer valid.',
  pageNotFound: 'This page does not exist.',
} as const
