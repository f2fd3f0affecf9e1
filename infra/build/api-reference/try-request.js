// Shows the forms of the API reference and sends their requests. Without it, the page is complete except for them.
const wide = matchMedia('(min-width: 62.5em)');
const contents = document.querySelector('.contents');
const openContents = () => contents.toggleAttribute('open', wide.matches);
wide.addEventListener('change', openContents);
openContents();

const tokenForm = document.querySelector('.token');
tokenForm.hidden = false;
tokenForm.addEventListener('submit', (event) => event.preventDefault());

/** Puts the values of a form's fields into the path, the query and the headers. */
function addFields(form, url, headers) {
  let path = form.dataset.path;
  for (const { name, value, dataset } of form.querySelectorAll('input')) {
    if (dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && dataset.in === 'query') url.searchParams.set(name, value);
    else if (value !== '') headers.set(name, value);
  }
  url.pathname = path;
}

function requestOf(form) {
  const url = new URL(location.origin);
  const headers = new Headers();
  addFields(form, url, headers);
  const token = tokenForm.elements.token.value.trim();
  if (token !== '') headers.set('authorization', `Bearer ${token}`);
  const body = form.elements.body?.value;
  if (body !== undefined) headers.set('content-type', 'application/json');
  return { url, init: { method: form.dataset.method, headers, body } };
}

/** The answer as text, with indentation if it is JSON. */
async function describe(response) {
  const text = await response.text();
  const status = `${response.status} ${response.statusText}`.trim();
  try {
    return `${status}\n\n${JSON.stringify(JSON.parse(text), null, 2)}`;
  } catch {
    return `${status}\n\n${text}`.trim();
  }
}

async function send(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  button.disabled = true;
  output.textContent = 'Sending…';
  try {
    const { url, init } = requestOf(form);
    output.textContent = await describe(await fetch(url, init));
  } catch {
    output.textContent = 'The request could not be sent. Check the fields and your connection.';
  } finally {
    button.disabled = false;
  }
}

for (const details of document.querySelectorAll('.try')) {
  details.hidden = false;
  details.querySelector('form').addEventListener('submit', send);
}
