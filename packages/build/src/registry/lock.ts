import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import { readIfThere } from '../files/json.ts'
import { Refusal } from '../refusal.ts'

const holderSchema = z.object({ id: z.string(), pid: z.int(), host: z.string(), command: z.string() })

type Options = { readonly command: string; readonly patience?: number }

/** Does one thing at a time in a registry, whichever process asks. A lock whose holder died is taken over. */
export async function withLock<T>(folder: string, { command, patience = 30_000 }: Options, work: () => T): Promise<T> {
  const path = join(folder, 'lock')
  const holder = { id: randomUUID(), pid: process.pid, host: hostname(), command }
  mkdirSync(folder, { recursive: true })
  const deadline = Date.now() + patience
  while (!take(path, JSON.stringify(holder))) {
    if (!removeIfDead(path) && Date.now() > deadline) throw new Refusal(busy(path))
    await setTimeout(20 + Math.random() * 40)
  }
  try {
    return work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string, text: string) {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { flag: 'wx' })
  try {
    // A link appears with its content, or not at all.
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function removeIfDead(path: string) {
  const text = readIfThere(path)
  const holder = text === undefined ? undefined : z.parse(holderSchema, JSON.parse(text))
  if (!holder || holder.host !== hostname() || isAlive(holder.pid)) return false

  const grave = `${path}.${randomUUID()}`
  try {
    renameSync(path, grave)
  } catch {
    return false // somebody else was faster
  }
  // Between look and rename another process may have taken over: it gets its lock back.
  if (readIfThere(grave) !== text) linkSync(grave, path)
  rmSync(grave, { force: true })
  return true
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function busy(path: string) {
  const text = readIfThere(path)
  const holder = text === undefined ? undefined : z.parse(holderSchema, JSON.parse(text))
  const who = holder ? `"aisle ${holder.command}" (process ${holder.pid} on ${holder.host})` : 'another command'
  return `The registry is being changed by ${who}; try again when that is done.`
}
