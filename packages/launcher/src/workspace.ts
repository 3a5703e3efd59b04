import { join, resolve } from 'node:path'

/** The checkout's folder. */
export const WORKSPACE = resolve(import.meta.dirname, '../../..')

export const inWorkspace = (...parts: string[]): string => join(WORKSPACE, ...parts)
