import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { StoreMode } from '@aisle/api/store-mode'
import { startMessages } from './start.messages.ts'

const BETA_LENGTH = 4
const LONGEST_PASSWORD = 200

/** What the two dialogs ask for and say; widths in px (spec 1 §5, §8, §9). */
export const accessForms = {
  [StoreMode.Beta]: {
    endpoint: verifyBetaCode,
    width: 800,
    type: 'text',
    maxLength: BETA_LENGTH,
    readCode: (typed: string) => typed.replaceAll(/\D/g, '').slice(0, BETA_LENGTH),
    isComplete: (code: string) => code.length === BETA_LENGTH,
    title: startMessages.betaTitle,
    text: startMessages.betaText,
    label: startMessages.betaLabel,
    refused: startMessages.betaRefused,
    accepted: startMessages.betaAccepted,
  },
  [StoreMode.Test]: {
    endpoint: verifyTestPassword,
    width: 600,
    type: 'password',
    maxLength: LONGEST_PASSWORD,
    readCode: (typed: string) => typed,
    isComplete: (code: string) => code.length > 0,
    title: startMessages.testTitle,
    text: startMessages.testText,
    label: startMessages.testLabel,
    refused: startMessages.testRefused,
    accepted: startMessages.testAccepted,
  },
} as const
