export const messages = {
  previewRefused: 'This link to the preview is no longer valid.',
  pageNotFound: 'This page does not exist.',
} as const
