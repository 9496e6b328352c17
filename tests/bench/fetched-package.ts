import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { LOCAL } from '@waymark/tools/local-stack/paths'

/**
 * A package that few runs need, such as one bench: fetched by the first of them instead of being one of the project's packages.
 * @param file one of its files
 * @returns the path of the file
 */
export function fetchedPackage(name: string, version: string, file: string): string {
  const folder = `${LOCAL}${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}-${version}/`
  const path = `${folder}node_modules/${name}/${file}`
  if (existsSync(path)) return path
  console.log(`Installing ${name} ${version} …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}package.json`, '{ "private": true }\n')
  const npm = process.env['npm_execpath']
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  spawnSync(command, [...before, 'install', '--ignore-scripts', '--no-progress', `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(path)) throw new Error(`${name} could not be installed; the lines above say why.`)
  return path
}
