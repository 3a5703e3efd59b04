import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { findWorkspace } from '../presets/workspace.ts'

const workspace = findWorkspace(import.meta.dirname)

type Files = Readonly<Record<string, string>>

const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A temporary folder, gone after the tests of a file. */
export function makeFolder(name = 'aisle-'): string {
  const folder = mkdtempSync(join(tmpdir(), name))
  made.push(folder)
  return folder
}

/** A workspace of its own with the packages of this one, and the files given. */
export function makeWorkspace(files: Files): string {
  const root = makeFolder()
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'package.json'])
    cpSync(join(workspace, file), join(root, file))
  symlinkSync(join(workspace, 'packages'), join(root, 'packages'))
  writeFiles(root, files)
  return root
}

export function writeFiles(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Gives a slice of a temporary workspace the installed packages of a slice of this one. */
export function linkPackages(root: string, slice: string, from: string): void {
  mkdirSync(join(root, slice), { recursive: true })
  symlinkSync(join(workspace, from, 'node_modules'), join(root, slice, 'node_modules'))
}
