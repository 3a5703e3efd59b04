import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesOf } from '../building/inputs.ts'

export type BrokenLink = { readonly file: string; readonly line: number; readonly message: string }

/** Links of README, docs and decision records that lead to no file or heading of the checkout. */
export const checkLinks = (workspace: string): readonly BrokenLink[] =>
  documentsOf(workspace).flatMap((path) =>
    linksOf(readFileSync(path, 'utf8')).flatMap(({ target, line }) => {
      const message = judge(path, target)
      return message === undefined ? [] : [{ file: relative(workspace, path), line, message }]
    }),
  )

function documentsOf(workspace: string): readonly string[] {
  const readmes = readdirSync(join(workspace, 'packages')).map((name) => join(workspace, 'packages', name, 'README.md'))
  return [join(workspace, 'README.md'), ...filesOf(join(workspace, 'docs')), ...readmes].filter(
    (path) => path.endsWith('.md') && existsSync(path),
  )
}

type Link = { readonly target: string; readonly line: number }

/** Links and pictures as Markdown writes them, outside of code. */
export const linksOf = (text: string): readonly Link[] =>
  withoutCode(text)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)].map(([, target = '']) => ({
        target,
        line: index + 1,
      })),
    )

function judge(path: string, target: string) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined // of another site
  const [file = '', heading] = target.split('#')
  const found = file === '' ? path : join(dirname(path), decodeURIComponent(file))
  if (!existsSync(found)) return `${target} leads to no file.`
  if (heading === undefined || !found.endsWith('.md')) return undefined
  return headingsOf(readFileSync(found, 'utf8')).includes(heading) ? undefined : `${target} leads to no heading.`
}

/** The anchors that headings get, as GitHub makes them. */
const headingsOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

/** Code keeps its lines, so that what follows keeps its number. */
const withoutCode = (text: string) =>
  text
    .replaceAll(/^```.*?^```$/gms, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[\][()]/g, ''))
