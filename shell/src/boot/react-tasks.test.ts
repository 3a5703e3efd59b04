import { expect, it } from 'vitest'
import { runTask, withTasks } from './react-tasks.ts'

/** As React's scheduler keeps it when it is evaluated. */
async function evaluated() {
  let setImmediate: ((task: () => void) => void) | undefined
  await withTasks(async () => {
    setImmediate = Reflect.get(globalThis, 'setImmediate')
  })
  if (!setImmediate) throw new Error('nothing was lent')
  return setImmediate
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20))

it('does what was put off in a task of its own', async () => {
  const schedule = await evaluated()
  const done: string[] = []

  schedule(() => done.push('rendered'))
  expect(done).toEqual([])

  await nextTask()
  expect(done).toEqual(['rendered'])
})

it('does it at once for whoever cannot wait, and not again', async () => {
  const schedule = await evaluated()
  const done: string[] = []
  schedule(() => done.push('rendered'))

  runTask()
  expect(done).toEqual(['rendered'])

  runTask()
  await nextTask()
  expect(done).toEqual(['rendered'])
})

it('leaves what is put off while it is at work to the next task', async () => {
  const schedule = await evaluated()
  const done: string[] = []
  schedule(() => {
    done.push('a slice')
    schedule(() => done.push('the rest'))
  })

  runTask()
  expect(done).toEqual(['a slice'])

  await nextTask()
  expect(done).toEqual(['a slice', 'the rest'])
})

it('takes back what it lent, also when nothing could be evaluated', async () => {
  const before: unknown = Reflect.get(globalThis, 'setImmediate')

  await expect(withTasks(() => Promise.reject(new Error('no such file')))).rejects.toThrow('no such file')

  expect(Reflect.get(globalThis, 'setImmediate')).toBe(before)
})
