import type { BuildRecord } from '../building/build-record.ts'
import { hashFolder } from '../building/integrity.ts'
import type { Candidate } from '../publishing/check-build.ts'
import { makeFolder, writeFiles } from './fixture-workspace.ts'
import { buildSurface } from './release.builder.ts'

const built = {
  'entry.js': 'entry',
  'async/remote.js': 'remote',
  'async/main.js': 'page',
  'mf-manifest.json': '{"name":"mf_orders"}',
}

type Overrides = {
  readonly surface?: Candidate['surface']
  readonly parts?: Partial<Candidate['parts']>
  readonly files?: Readonly<Record<string, string>>
  readonly build?: Partial<BuildRecord>
}

/** A built remote that may be published: one page, `main`. */
export function buildCandidate(overrides: Overrides = {}): Candidate {
  const files = makeFolder()
  writeFiles(files, { ...built, ...overrides.files })
  return {
    name: 'mf-orders',
    files,
    surface: overrides.surface ?? buildSurface('mf-orders'),
    parts: {
      pages: new Map([['main', './main.page.tsx']]),
      widgets: new Map(),
      dialogs: new Map(),
      ...overrides.parts,
    },
    build: {
      inputs: '',
      version: '0.1.0-00000001',
      files: hashFolder(files),
      entries: { mf_orders: ['entry.js'] },
      chunks: [{ request: './main.page.tsx', from: 'mf-orders/src/remote.ts', files: ['async/main.js'] }],
      exposes: { './remote': ['async/remote.js'] },
      needs: {},
      provides: {},
      uses: {},
      ...overrides.build,
    },
  }
}
