import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawContent } from './check-content.rules.ts'
import { type Content, type ContentKind, contentKinds, fileOf } from './content-files.ts'
import { BrokenContent, type ContentProblem, ContentRefusal } from './content-problem.ts'

const FILES = contentKinds.map(fileOf)

/** What the files of a folder hold; a kind without a file is absent. @throws ContentRefusal */
export async function readContentFolder(folder: string): Promise<RawContent> {
  const there = await readdir(folder).catch((cause: unknown) => {
    throw new ContentRefusal(`There is no folder ${folder}.`, { cause })
  })
  const strange = there.filter((name) => name.endsWith('.json') && !FILES.includes(name))
  const problems: ContentProblem[] = strange.map((file) => ({
    file,
    path: '',
    reason: `Is none of ${FILES.join(', ')}`,
  }))
  const raw: Partial<Record<ContentKind, unknown>> = {}
  for (const kind of contentKinds.filter((one) => there.includes(fileOf(one)))) {
    try {
      raw[kind] = JSON.parse(await readFile(join(folder, fileOf(kind)), 'utf8'))
    } catch (error) {
      problems.push({ file: fileOf(kind), path: '', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  if (problems.length > 0) throw new BrokenContent(problems)
  if (Object.keys(raw).length === 0) throw new ContentRefusal(`${folder} holds none of ${FILES.join(', ')}.`)
  return raw
}

/** Writes the files of a store's content. @throws ContentRefusal where some are there already, unless they may be replaced */
export async function writeContentFolder(folder: string, content: Content, replaces: boolean): Promise<void> {
  await mkdir(folder, { recursive: true })
  const there = (await readdir(folder)).filter((name) => FILES.includes(name))
  if (there.length > 0 && !replaces) {
    throw new ContentRefusal(`${folder} holds ${there.join(', ')} already. Add --overwrite to write them anew.`)
  }
  for (const kind of contentKinds) {
    const file = join(folder, fileOf(kind))
    // Whoever reads at the same time gets the old file or the new one.
    await writeFile(`${file}.new`, `${JSON.stringify(content[kind], null, 2)}\n`)
    await rename(`${file}.new`, file)
  }
}
