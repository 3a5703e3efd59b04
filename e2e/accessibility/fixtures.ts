import { test as base } from '../composition/fixtures.ts'
import { axeViolations, settle } from './axe.ts'
import { movements, watchMovements } from './movements.ts'
import { overflows } from './overflow.ts'

type Fixtures = {
  /**
   * Looks at the page as it stands: WCAG 2.2 AA, and whether it fits windows of 320 to 1920 px; with reduced motion also
   * at what has moved so far. The test fails at its end with all that was found.
   */
  readonly look: (name: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  look: async ({ page }, use) => {
    const found: Record<string, readonly string[]> = {}
    await watchMovements(page)
    await use(async (name) => {
      await settle(page)
      const problems = [...(await movements(page)), ...(await axeViolations(page)), ...(await overflows(page))]
      if (problems.length > 0) found[name] = problems
    })
    if (Object.keys(found).length > 0) throw new Error(`Not everybody can use this:\n${report(found)}`)
  },
})

export { expect } from '@playwright/test'

const report = (found: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(found)
    .map(
      ([name, problems]) => `${name}\n${problems.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`).join('\n')}`,
    )
    .join('\n')
