import { join } from 'node:path'
import { writeDurably } from '../files/durable.ts'
import { readIfThere } from '../files/json.ts'
import { readDeclarations } from './declarations.ts'
import { reportOf } from './report.ts'

const reportPath = (workspace: string, name: string) => join(workspace, 'packages', name, 'api-report.md')

/** The packages whose committed report is not what their source gives now. */
export async function outdatedReports(workspace: string): Promise<readonly string[]> {
  const declared = await readDeclarations(workspace)
  return [...declared].flatMap(([name, modules]) =>
    readIfThere(reportPath(workspace, name)) === reportOf(name, modules) ? [] : [name],
  )
}

export async function writeReports(workspace: string): Promise<void> {
  for (const [name, modules] of await readDeclarations(workspace)) {
    writeDurably(reportPath(workspace, name), reportOf(name, modules))
  }
}
