#!/usr/bin/env node
import { aisle } from '../src/cli/aisle.ts'

try {
  await aisle(process.argv.slice(2))
} catch (error) {
  // A refusal is an answer; anything else is a fault of ours and shows its origin.
  console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error)
  process.exitCode = 1
}
