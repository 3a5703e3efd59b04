import { describe, expect, it, vi } from 'vitest'
import { type Reply, startImageServer } from '../testing/image-server.ts'
import { createImageFetcher } from './fetch-image.ts'

const MILK = Buffer.from('milk')
/** For servers of a test, which are of this machine. */
const here = { maxBytes: 1000, mayCall: (address: string) => address === '127.0.0.1' }

it('fetches what is at an address', async () => {
  const { urlOf } = await startImageServer({ '/milk.jpg': MILK })

  expect(await createImageFetcher(here)(urlOf('/milk.jpg'))).toEqual(MILK)
})

it('follows where it is led, three times at most', async () => {
  const to =
    (location: string): Reply =>
    (_, response) =>
      response.writeHead(302, { location }).end()
  const { urlOf } = await startImageServer({
    '/1': to('/2'),
    '/2': to('/3'),
    '/3': to('/milk.jpg'),
    '/round': to('/round'),
    '/milk.jpg': MILK,
  })

  expect(await createImageFetcher(here)(urlOf('/1'))).toEqual(MILK)
  await expect(createImageFetcher(here)(urlOf('/round'))).rejects.toThrow('leads on and on')
})

it.each([
  ['a page that is not there', '/none', 'answered 404'],
  ['more than it may be, as announced', '/announced', 'is larger than 0 KiB'],
  ['more than it may be, unannounced', '/endless', 'is larger than 0 KiB'],
  ['a server that never answers', '/silent', 'did not come in time'],
  ['a server that stops in the middle', '/slow', 'did not come in time'],
  ['a connection that breaks', '/broken', 'could not be reached'],
])('refuses %s', async (_, path, reason) => {
  const { urlOf } = await startImageServer({
    '/announced': Buffer.alloc(2000),
    '/endless': (_request, response) => {
      const more = setInterval(() => response.write(Buffer.alloc(100)), 1)
      response.on('close', () => clearInterval(more))
    },
    '/silent': () => undefined,
    '/slow': (_request, response) => void response.write('mi'),
    '/broken': (request) => request.socket.destroy(),
  })

  await expect(createImageFetcher({ ...here, timeout: 300 })(urlOf(path))).rejects.toThrow(reason)
})

describe('T60 an import', () => {
  const fetchImage = createImageFetcher({ maxBytes: 1000 })

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'https://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
  ])('does not call %s', async (address) => {
    await expect(fetchImage(address)).rejects.toThrow('is not in the Internet')
  })

  it('does not call this machine by its address, though there is a server', async () => {
    const { urlOf, asked } = await startImageServer({ '/milk.jpg': MILK })

    await expect(fetchImage(urlOf('/milk.jpg'))).rejects.toThrow('is not in the Internet')
    expect(asked).toEqual([])
  })

  it.each(['127.0.0.1', '169.254.169.254', '10.0.0.1', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'does not call a name that leads to %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]

      await expect(createImageFetcher({ maxBytes: 1000, resolve })('https://shop.example/')).rejects.toThrow(
        'is not in the Internet',
      )
    },
  )

  it('calls the very address that it looked at, whatever the name leads to a moment later', async () => {
    const { port } = await startImageServer({ '/milk.jpg': MILK })
    const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }])

    expect(await createImageFetcher({ ...here, resolve })(`http://rebinding.invalid:${port}/milk.jpg`)).toEqual(MILK)
    expect(resolve).toHaveBeenCalledOnce()
  })

  it.each(['http://127.0.0.2/', 'http://169.254.169.254/', 'http://[::1]/', 'http://localhost.invalid/'])(
    'looks again at what it is led to: %s',
    async (location) => {
      const { urlOf } = await startImageServer({
        '/milk.jpg': (_, response) => response.writeHead(302, { location }).end(),
      })
      const resolve = async () => [{ address: '127.0.0.3', family: 4 }]

      await expect(createImageFetcher({ ...here, resolve })(urlOf('/milk.jpg'))).rejects.toThrow(
        'is not in the Internet',
      )
    },
  )

  it.each([
    ['file:///etc/passwd', 'is no web address'],
    ['data:image/png;base64,AAAA', 'is no web address'],
    ['ftp://example.com/milk.jpg', 'is no web address'],
    ['milk.jpg', 'is no web address'],
    ['https://user:secret@example.com/', 'holds a password'],
  ])('refuses %s', async (address, reason) => {
    await expect(fetchImage(address)).rejects.toThrow(reason)
  })

  it('is not led away from the web', async () => {
    const { urlOf } = await startImageServer({
      '/milk.jpg': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    })

    await expect(createImageFetcher(here)(urlOf('/milk.jpg'))).rejects.toThrow('is no web address')
  })
})
