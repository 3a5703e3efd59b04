export const islandMessages = {
  failed: 'This part of the page has stopped working. Please reload the page to try again.',
} as const
