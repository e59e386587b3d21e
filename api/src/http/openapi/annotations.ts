import type * as Swagger from '@nestjs/swagger';

type Library = typeof Swagger;
/** A decorator of the library: what it is given, then what it stands at. */
type Annotation = (...given: unknown[]) => (...at: unknown[]) => void;

/** What the classes say of themselves, in their order, until the library is there to hear it. */
const waiting: ((library: Library) => void)[] = [];

function annotation<
  Name extends
    'ApiBearerAuth' | 'ApiHeader' | 'ApiOperation' | 'ApiParam' | 'ApiProperty' | 'ApiResponse' | 'ApiTags',
>(name: Name): Library[Name] {
  const later: Annotation = (...given) => {
    return (...at) => {
      waiting.push((library) => (library[name] as unknown as Annotation)(...given)(...at));
    };
  };
  return later;
}

/** Those of @nestjs/swagger, which is loaded when somebody asks for the document: it would be a third of a start. */
export const ApiBearerAuth = annotation('ApiBearerAuth');
export const ApiHeader = annotation('ApiHeader');
export const ApiOperation = annotation('ApiOperation');
export const ApiParam = annotation('ApiParam');
export const ApiProperty = annotation('ApiProperty');
export const ApiResponse = annotation('ApiResponse');
export const ApiTags = annotation('ApiTags');

/** Returns the library, which knows all annotations that were made until now. */
export async function swagger(): Promise<Library> {
  const library = await import('@nestjs/swagger');
  for (const apply of waiting.splice(0)) apply(library);
  return library;
}
