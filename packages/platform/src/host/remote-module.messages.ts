import type { PartKind } from './remote-modules.ts'

const names: Readonly<Record<PartKind, string>> = { page: 'page', widget: 'part of the page', dialog: 'window' }

export const remoteMessages = {
  notLoaded: (kind: PartKind) => `This ${names[kind]} could not be loaded.`,
  tooSlow: (kind: PartKind) => `This ${names[kind]} took too long to load.`,
  broken: (kind: PartKind) => `This ${names[kind]} has stopped working.`,
  refused: (kind: PartKind) => `This ${names[kind]} is not available right now.`,
  safe: 'Your cart is safe and the rest of the store works. Please try again.',
  noConnection: 'You seem to be offline. Your cart is safe. Please try again when you are connected.',
  tryAgain: 'Try again',
  goBack: 'Go back',
  stillLoading: 'Still loading…',
} as const
