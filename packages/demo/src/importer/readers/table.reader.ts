import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod'
import { BrokenFeed, type Problem, type RawItem } from '../feed.types.ts'
import { decodeUtf8 } from './decode.ts'

const recordSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

/** The rows of a table with a head: tab- or comma-separated. A row with too few or too many fields is a problem. */
export async function* readTable(
  path: string,
  delimiter: '\t' | ',',
  onProblem: (problem: Problem) => void,
): AsyncGenerator<RawItem> {
  const rows = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    quote: delimiter === ',' ? '"' : null,
  })
  // What goes wrong with the file goes wrong with its rows: the loop below meets it.
  pipeline(Readable.from(decodeUtf8(path)), rows, () => undefined)
  let head: readonly string[] | undefined
  try {
    for await (const row of rows) {
      const { record, info } = recordSchema.parse(row)
      if (!head) {
        head = record.map(attributeName)
        continue
      }
      if (record.length !== head.length) {
        const reason = `has ${record.length} fields, the head has ${head.length}`
        onProblem({ line: info.lines, column: 'row', reason })
        continue
      }
      yield { line: info.lines, values: new Map(head.map((name, index) => [name, record[index]?.trim() ?? ''])) }
    }
  } catch (cause) {
    if (cause instanceof CsvError) throw new BrokenFeed(`${path} is cut off or broken: ${cause.message}.`, { cause })
    throw cause
  } finally {
    rows.destroy()
  }
}

/** `g:Image Link` and `image_link` are the same attribute. */
export const attributeName = (text: string): string =>
  text.trim().toLowerCase().replace(/^g:/, '').replaceAll(/\s+/g, '_')
